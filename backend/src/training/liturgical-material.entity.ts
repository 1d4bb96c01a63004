import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';

/** A vessel or cloth of the altar: what it is, what it serves for, how to care for it. */
@Entity()
export class LiturgicalMaterial extends BaseEntity<'position'> {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  function!: string;

  @Property({ type: 'text' })
  care!: string;

  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
