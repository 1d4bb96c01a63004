import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A consent text as people read it; what somebody agreed to can be shown for as long as their record is kept. */
@Entity({ tableName: 'consent_text' })
export class ConsentTextRecord {
  [PrimaryKeyProp]?: 'hash';

  /** SHA-256 of the text, in hexadecimal. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Property({ type: 'text' })
  text!: string;
}

/**
 * That a person agreed, to which text, when and from where: the proof that the law asks for (LGPD art. 8 §2). It holds
 * no name, and stays when the person is erased.
 */
@Entity()
@Index({ properties: ['userId', 'text'] })
export class ConsentRecord {
  [OptionalProps]?: 'userId' | 'emailKey' | 'address' | 'byGuardian';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** No foreign key: the record outlives the account. Null until a request to join has become an account. */
  @Property({ type: 'integer', nullable: true })
  userId: number | null = null;

  /** The e-mail address then, hashed with the server's secret: who gives it can prove that the record is theirs. */
  @Property({ type: 'text', nullable: true, index: true })
  emailKey: string | null = null;

  @ManyToOne({ entity: () => ConsentTextRecord, fieldName: 'text_hash' })
  text!: ConsentTextRecord;

  @Property({ type: 'timestamptz', index: true })
  at!: Date;

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  /** Whether a guardian agreed too, for somebody under 18. */
  @Property({ type: 'boolean', default: false })
  byGuardian: boolean = false;
}
