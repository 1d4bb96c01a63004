import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { InboxService } from '../messages/index.js';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { conflict, forbidden, invalid, notFound } from '../platform/errors/app-error.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { readPage, type ListSource, type Page } from '../platform/lists/page.js';
import type {
  CreateRelationshipRequest,
  RelationshipResponse,
  UpdateRelationshipRequest,
} from './family.dto.js';
import {
  FamilyRelationship,
  KINSHIPS,
  SERVING_WISH_LABELS,
  SERVING_WISHES,
  type ServingWish,
} from './family-relationship.entity.js';
import { areInverse, genderFrom, inverseOf, type Gender } from './kinship.js';
import { mayEdit, maySee, ministerNotFound, visibleMinister } from './minister-access.js';
import { Minister } from './minister.entity.js';

export const RELATIONSHIPS = {
  resource: 'family-relationships',
  sort: ['relatedScheduleName', 'relationshipType', 'wish'],
  defaultSort: ['relatedScheduleName', 'ASC'],
  filters: { relationshipType: KINSHIPS, wish: SERVING_WISHES },
} as const satisfies ListSpec;

const ROWS: ListSource = {
  select: sql`f.id, f.minister_id as "ministerId", f.related_minister_id as "relatedMinisterId",
    m.schedule_name as "relatedScheduleName", '/api/photos/' || m.photo_file as "relatedProfileImageUrl",
    f.relationship_type as "relationshipType", f.wish,
    case f.awaits_id when f.minister_id then 'awaits-minister' when f.related_minister_id then 'awaits-relative'
      else 'confirmed' end as confirmation`,
  from: sql`family_relationship f join minister m on m.id = f.related_minister_id`,
  id: sql`f.id`,
  sort: {
    relatedScheduleName: sql`lower(m.schedule_name)`,
    relationshipType: sql`f.relationship_type`,
    wish: sql`f.wish`,
  },
  filters: {
    relationshipType: (kinship: string) => sql`f.relationship_type = ${kinship}`,
    wish: (wish: string) => sql`f.wish = ${wish}`,
  },
};

const NOT_FOUND = 'Parentesco não encontrado.';

/** What the other person is told, by the schedule name of who said it and the wish in words. */
const NOTICES = {
  asked: (name: string, wish: string) => ({
    title: 'Confirme um familiar',
    content: `${name} disse que vocês são da mesma família. Preferência nas missas: ${wish}. Confirme ou recuse no seu perfil; até lá ela não vale na escala.`,
  }),
  confirmed: (name: string, wish: string) => ({
    title: 'Familiar confirmado',
    content: `${name} confirmou que vocês são da mesma família. Preferência nas missas: ${wish}.`,
  }),
  declined: (name: string) => ({
    title: 'Familiar não confirmado',
    content: `${name} não confirmou que vocês são da mesma família, e a ligação foi desfeita. Na dúvida, converse com essa pessoa ou com a coordenação.`,
  }),
};

/** What the coordination enters needs nobody's confirmation. */
const countsAtOnce = ({ role }: Session) => can(role, 'people.write');

/** Who is whose relative among the ministers. Each relationship has two rows, one seen from either side. */
@Injectable()
export class FamilyService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly inbox: InboxService,
  ) {}

  /** @throws AppError 404 when there is no such minister or the caller may not see them. */
  async list(session: Session, ministerId: number, query: ListQuery): Promise<Page<RelationshipResponse>> {
    await visibleMinister(this.em, session, ministerId);
    const where = [sql`f.minister_id = ${ministerId}`];
    return readPage(this.em.getKysely(), RELATIONSHIPS, { ...ROWS, where }, query);
  }

  /**
   * Adds a relationship and its inverse. What a minister adds waits for the other person, who is told.
   * @throws AppError 400 for a relative who is not there or is the person, 409 when the two are linked already.
   */
  async add(
    session: Session,
    ministerId: number,
    { relatedMinisterId, relationshipType, wish }: CreateRelationshipRequest,
  ): Promise<RelationshipResponse> {
    if (ministerId === relatedMinisterId)
      throw refusedRelative('Uma pessoa não pode ser parente de si mesma.');
    const id = await this.em.transactional(async (em) => {
      const [minister, relatedMinister] = await this.lockPair(em, session, ministerId, relatedMinisterId);
      if ((await em.count(FamilyRelationship, { minister, relatedMinister })) > 0)
        throw conflict('already-related', 'Estas duas pessoas já estão ligadas como família.');
      const inverse = inverseOf(relationshipType, await genderOf(em, ministerId));
      const common = { wish, awaits: countsAtOnce(session) ? null : relatedMinister };
      const relationship = new FamilyRelationship({ ...common, minister, relatedMinister, relationshipType });
      const twin = new FamilyRelationship({
        ...common,
        minister: relatedMinister,
        relatedMinister: minister,
        relationshipType: inverse,
      });
      await em.persist([relationship, twin]).flush();
      await this.completeInverses(em, [ministerId, relatedMinisterId]);
      if (relationship.awaits) await this.tell(em, relationship, 'asked');
      this.record(em, session, ministerId, 'added');
      return relationship.id;
    });
    return this.read(id);
  }

  /**
   * Changes kinship or wish on both sides. The other side's kinship stays where it still fits. Another wish that a
   * minister has waits for the other person, who is told; the coordination's word confirms what waits.
   * @throws AppError 404 when there is no such relationship or the caller may not see it, 403 when not theirs.
   */
  async change(
    session: Session,
    id: number,
    { relationshipType, wish }: UpdateRelationshipRequest,
  ): Promise<RelationshipResponse> {
    await this.em.transactional(async (em) => {
      const { relationship, twin } = await this.lockTwins(em, session, id);
      const ministerId = relationship.minister.id;
      if (wish && (wish !== relationship.wish || countsAtOnce(session))) {
        relationship.wish = twin.wish = wish;
        relationship.awaits = twin.awaits = countsAtOnce(session) ? null : relationship.relatedMinister;
        if (relationship.awaits) await this.tell(em, relationship, 'asked');
      }
      if (relationshipType) {
        relationship.relationshipType = relationshipType;
        if (!areInverse(relationshipType, twin.relationshipType))
          twin.relationshipType = inverseOf(relationshipType, await genderOf(em, ministerId));
        await em.flush();
        await this.completeInverses(em, [ministerId, relationship.relatedMinister.id]);
      }
      this.record(em, session, ministerId, 'changed');
    });
    return this.read(id);
  }

  /**
   * Agrees with what the other person said, or undoes it; they are told.
   * @throws AppError 404 when there is no such relationship of the caller's, 409 when it does not wait for the caller or
   * the other has changed the wish meanwhile.
   */
  async answer(
    session: Session,
    id: number,
    { accepted, wish }: { accepted: boolean; wish: ServingWish },
  ): Promise<void> {
    await this.em.transactional(async (em) => {
      const { relationship, twin } = await this.lockTwins(em, session, id);
      if (relationship.minister.id !== session.ministerId) throw notFound(NOT_FOUND);
      if (relationship.awaits !== relationship.minister || relationship.wish !== wish)
        throw conflict(
          'relationship-changed',
          'Esta preferência mudou enquanto você respondia. Veja como ela está agora e responda de novo.',
        );
      await this.tell(em, relationship, accepted ? 'confirmed' : 'declined');
      if (accepted) relationship.awaits = twin.awaits = null;
      else em.remove(relationship).remove(twin);
    });
  }

  /**
   * Removes a relationship from both sides.
   * @throws AppError 404 when there is none or the caller may not see it, 403 when it is not theirs to remove.
   */
  async remove(session: Session, id: number): Promise<void> {
    await this.em.transactional(async (em) => {
      const { relationship, twin } = await this.lockTwins(em, session, id);
      em.remove(relationship).remove(twin);
      this.record(em, session, relationship.minister.id, 'removed');
    });
  }

  /** Tells the other of the two what the row's minister has said. */
  private async tell(
    em: EntityManager,
    { minister, relatedMinister, wish }: FamilyRelationship,
    what: keyof typeof NOTICES,
  ): Promise<void> {
    const { scheduleName } = await em.findOneOrFail(Minister, minister.id);
    const { user } = await em.findOneOrFail(Minister, relatedMinister.id);
    if (!user) return;
    const { title, content } = NOTICES[what](scheduleName, SERVING_WISH_LABELS[wish]);
    await this.inbox.deliver(em, [user.id], { title, content, link: '/profile', about: [minister.id] });
  }

  private async read(id: number): Promise<RelationshipResponse> {
    const { rows } = await sql<RelationshipResponse>`
      select ${ROWS.select} from ${ROWS.from} where f.id = ${id}`.execute(this.em.getKysely());
    return rows[0]!;
  }

  /** Both people, locked in the order of their ids so that two who add each other at once do not block for ever. */
  private async lockPair(
    em: EntityManager,
    session: Session,
    ministerId: number,
    relatedMinisterId: number,
  ): Promise<[Minister, Minister]> {
    if (!maySee(session, ministerId)) throw ministerNotFound();
    const people = await em.find(
      Minister,
      { id: { $in: [ministerId, relatedMinisterId] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const minister = people.find(({ id }) => id === ministerId);
    const relatedMinister = people.find(({ id }) => id === relatedMinisterId);
    if (!minister) throw ministerNotFound();
    if (!mayEdit(session, ministerId)) throw forbidden();
    if (!relatedMinister) throw refusedRelative('Ministro não encontrado.');
    return [minister, relatedMinister];
  }

  private async lockTwins(em: EntityManager, session: Session, id: number) {
    const found = await em.findOne(FamilyRelationship, id);
    if (!found || !maySee(session, found.minister.id)) throw notFound(NOT_FOUND);
    if (!mayEdit(session, found.minister.id)) throw forbidden();
    const { minister, relatedMinister } = found;
    const rows = await em.find(
      FamilyRelationship,
      {
        $or: [
          { minister, relatedMinister },
          { minister: relatedMinister, relatedMinister: minister },
        ],
      },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const relationship = rows.find((row) => row.id === id);
    const twin = rows.find((row) => row.id !== id);
    if (!relationship || !twin) throw notFound(NOT_FOUND);
    return { relationship, twin };
  }

  /** Names the kinships that stood as "outro" only because nobody had yet told these people's gender. */
  private async completeInverses(em: EntityManager, ministerIds: readonly number[]): Promise<void> {
    for (const ministerId of ministerIds) {
      const gender = await genderOf(em, ministerId);
      const open = await em.find(FamilyRelationship, {
        relatedMinister: ministerId,
        relationshipType: 'outro',
      });
      for (const inverse of open) {
        const twin = await em.findOneOrFail(FamilyRelationship, {
          minister: ministerId,
          relatedMinister: inverse.minister,
        });
        inverse.relationshipType = inverseOf(twin.relationshipType, gender);
      }
    }
  }

  private record(em: EntityManager, { ministerId }: Session, id: number, family: string): void {
    if (ministerId === id) return;
    this.audit.record(em, {
      action: 'minister-changed',
      subject: { type: 'minister', id },
      details: { family },
    });
  }
}

async function genderOf(em: EntityManager, ministerId: number): Promise<Gender | null> {
  const known = await em.find(FamilyRelationship, { relatedMinister: ministerId });
  return genderFrom(known.map(({ relationshipType }) => relationshipType));
}

function refusedRelative(message: string) {
  return invalid(message, { relatedMinisterId: message });
}
