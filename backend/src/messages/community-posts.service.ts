import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { User } from '../accounts/index.js';
import { CommunityPost } from './community-post.entity.js';
import type {
  CommunityPostResponse,
  CreateCommunityPostRequest,
  UpdateCommunityPostRequest,
} from './community-posts.dto.js';

export const COMMUNITY_POSTS = {
  resource: 'community-posts',
  sort: ['publishedAt', 'title', 'pinned'],
  defaultSort: ['pinned', 'DESC'],
  filters: { q: 'text', pinned: 'boolean' },
  recent: { rows: 25 },
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`p.id, p.title, p.body, p.author_name as "authorName", p.pinned,
    ${isoInstant(sql`p.published_at`)} as "publishedAt", ${isoInstant(sql`p.updated_at`)} as "updatedAt"`,
  from: sql`community_post p`,
  id: sql`p.id`,
  sort: {
    publishedAt: sql`p.published_at`,
    title: sql`lower(p.title)`,
    // Posts which are equally pinned stand by their day.
    pinned: [sql`p.pinned`, sql`p.published_at`],
  },
  filters: {
    q: (text: string) => contains(sql`lower(p.title || ' ' || p.body)`, text.toLowerCase()),
    pinned: (pinned: boolean) => sql`p.pinned = ${pinned}`,
  },
};

const NOT_FOUND = 'Publicação não encontrada.';

/** The community board: pinned posts first, then the new ones. */
@Injectable()
export class CommunityPostsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery): Promise<Page<CommunityPostResponse>> {
    return readPage(this.em.getKysely(), COMMUNITY_POSTS, SOURCE, query);
  }

  /** @throws AppError 404 when there is none. */
  async read(id: number): Promise<CommunityPostResponse> {
    const { rows } = await sql<CommunityPostResponse>`
      select ${SOURCE.select} from ${SOURCE.from} where p.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(NOT_FOUND);
    return rows[0];
  }

  async create(session: Session, body: CreateCommunityPostRequest): Promise<CommunityPostResponse> {
    const now = this.clock.now();
    const { id } = await this.em.transactional(async (em) => {
      const author = em.getReference(User, session.userId);
      const stamps = { publishedAt: now, createdAt: now, updatedAt: now };
      const post = em.create(CommunityPost, { ...body, author, authorName: session.name, ...stamps });
      await em.persist(post).flush();
      return post;
    });
    return this.read(id);
  }

  /** @throws AppError 404 when there is none. */
  async change(id: number, body: UpdateCommunityPostRequest): Promise<CommunityPostResponse> {
    await this.em.transactional(async (em) => {
      em.assign(await find(em, id), body, { ignoreUndefined: true });
    });
    return this.read(id);
  }

  /** @throws AppError 404 when there is none. */
  async remove(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await find(em, id)));
    return { id };
  }
}

async function find(em: EntityManager, id: number): Promise<CommunityPost> {
  const post = await em.findOne(CommunityPost, id);
  if (!post) throw notFound(NOT_FOUND);
  return post;
}
