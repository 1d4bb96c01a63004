import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { User } from '../accounts/index.js';
import type { CreateNewsRequest, NewsResponse, UpdateNewsRequest } from './news.dto.js';
import { NewsPost, PRIORITIES } from './news-post.entity.js';

export const NEWS = {
  resource: 'news',
  sort: ['publishedAt', 'createdAt', 'title', 'priority'],
  defaultSort: ['publishedAt', 'DESC'],
  filters: { q: 'text', priority: PRIORITIES },
  recent: { rows: 25 },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`n.id, n.title, n.summary, n.body, n.priority, n.author_name as "authorName",
    ${isoInstant(sql`n.published_at`)} as "publishedAt", ${isoInstant(sql`n.created_at`)} as "createdAt",
    ${isoInstant(sql`n.updated_at`)} as "updatedAt"`,
  from: sql`news_post n`,
  id: sql`n.id`,
  sort: {
    publishedAt: sql`n.published_at`,
    createdAt: sql`n.created_at`,
    title: sql`lower(n.title)`,
    priority: sql`array_position(${[...PRIORITIES]}::text[], n.priority)`,
  },
  filters: {
    q: (text: string) =>
      contains(sql`lower(n.title || ' ' || n.summary || ' ' || n.body)`, text.toLowerCase()),
    priority: (priority: string) => sql`n.priority = ${priority}`,
  },
};

const NOT_FOUND = 'Notícia não encontrada.';

/** News of the ministry. Drafts, and news for a later day, are seen by those who write. */
@Injectable()
export class NewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  list(session: Session, query: ListQuery): Promise<Page<NewsResponse>> {
    const where = [this.visibleTo(session)];
    // Those who see no drafts have a date on every row, and get them off the index.
    const nullable = can(session.role, 'news.write') ? ['publishedAt'] : [];
    return readPage(this.em.getKysely(), NEWS, { ...SOURCE, where, nullable }, query);
  }

  /** @throws AppError 404 when there is none that this person may see. */
  async read(session: Session, id: number): Promise<NewsResponse> {
    const { rows } = await sql<NewsResponse>`
      select ${SOURCE.select} from ${SOURCE.from} where n.id = ${id} and ${this.visibleTo(session)}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }

  async create(session: Session, { publishedAt, ...values }: CreateNewsRequest): Promise<NewsResponse> {
    const now = this.clock.now();
    const { id } = await this.em.transactional(async (em) => {
      const author = em.getReference(User, session.userId);
      const published = publishedAt === undefined ? now : instantOf(publishedAt);
      const stamps = { publishedAt: published, createdAt: now, updatedAt: now };
      const post = em.create(NewsPost, { ...values, author, authorName: session.name, ...stamps });
      await em.persist(post).flush();
      return post;
    });
    return this.read(session, id);
  }

  /** @throws AppError 404 when there is none. */
  async change(session: Session, id: number, body: UpdateNewsRequest): Promise<NewsResponse> {
    await this.em.transactional(async (em) => {
      const post = await find(em, id);
      const { publishedAt, ...values } = body;
      em.assign(post, values, { ignoreUndefined: true });
      if (publishedAt !== undefined) post.publishedAt = instantOf(publishedAt);
    });
    return this.read(session, id);
  }

  /** @throws AppError 404 when there is none. */
  async remove(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await find(em, id)));
    return { id };
  }

  private visibleTo({ role }: Session): RawBuilder<boolean> {
    return can(role, 'news.write') ? sql`true` : sql`n.published_at <= ${this.clock.now()}`;
  }
}

async function find(em: EntityManager, id: number): Promise<NewsPost> {
  const post = await em.findOne(NewsPost, id);
  if (!post) throw notFound(NOT_FOUND);
  return post;
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
