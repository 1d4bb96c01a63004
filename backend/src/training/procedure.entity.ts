import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';

/** How something is done, step by step. */
@Entity()
export class Procedure extends BaseEntity<'position'> {
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text[]' })
  steps!: string[];

  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
