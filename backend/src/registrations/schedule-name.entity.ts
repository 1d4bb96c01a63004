import { Check, Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { RegistrationRequest } from './registration-request.entity.js';
import { Minister } from '../ministers/index.js';

/**
 * Who holds a schedule name: a minister or a pending request. Key and skeleton are unique over both,
 * also when two people ask for it at the same moment.
 */
@Entity()
@Check({ expression: 'num_nonnulls(minister_id, request_id) = 1' })
export class ScheduleName {
  /** `nameKey(name)`: without case, accents and letters of other scripts; search and order go by it. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** `skeletonOf(name)`: names that look the same are the same. */
  @Property({ type: 'text', unique: true })
  skeleton!: string;

  @OneToOne({ entity: () => Minister, owner: true, nullable: true, unique: true, deleteRule: 'cascade' })
  minister: Minister | null = null;

  @OneToOne({
    entity: () => RegistrationRequest,
    owner: true,
    nullable: true,
    unique: true,
    deleteRule: 'cascade',
  })
  request: RegistrationRequest | null = null;
}
