import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../database/base.entity.js';

/** A post on the community board. */
@Entity()
export class CommunityPost extends BaseEntity<'pinned'> {
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'boolean', default: false })
  pinned: boolean = false;

  @Property({ type: 'timestamptz', index: true })
  publishedAt!: Date;
}
