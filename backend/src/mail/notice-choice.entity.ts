import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { Channel, ChoosableKind } from './mail-kinds.js';

/** How somebody wants to be told of one kind of thing, where that is not by mail, at once. */
@Entity()
@Unique({ properties: ['user', 'kind'] })
export class NoticeChoice extends BaseEntity {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: User;

  @Property({ type: 'text' })
  kind!: ChoosableKind;

  @Property({ type: 'text' })
  channel!: Channel;
}
