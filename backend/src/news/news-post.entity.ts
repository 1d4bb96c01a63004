import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABELS: Record<Priority, string> = { high: 'Alta', medium: 'Média', low: 'Baixa' };

/** News of the ministry. */
@Entity()
@Index({ properties: ['publishedAt'] })
export class NewsPost extends BaseEntity<'priority' | 'author' | 'authorName'> {
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  summary!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'text', default: 'medium' })
  priority: Priority = 'medium';

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  author: User | null = null;

  @Property({ type: 'text', nullable: true })
  authorName: string | null = null;

  /** Null: a draft that only its writers see. */
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;
}
