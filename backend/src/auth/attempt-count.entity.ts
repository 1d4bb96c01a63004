import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often something was tried within a window of time; shared by all processes. */
@Entity()
export class AttemptCount {
  /** What is counted, by whom: `login:account@address`, hashed so that it holds no address. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'timestamptz' })
  windowEndsAt!: Date;
}
