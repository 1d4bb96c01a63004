import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

/** A post on the community board. */
@Entity()
@Index({ properties: ['pinned', 'publishedAt'] })
export class CommunityPost extends BaseEntity<'pinned' | 'author'> {
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  body!: string;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  author: User | null = null;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'boolean', default: false })
  pinned: boolean = false;

  @Property({ type: 'timestamptz', index: true })
  publishedAt!: Date;
}
