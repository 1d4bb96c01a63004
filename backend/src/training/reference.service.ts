import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, readPage, type ListSource, type Page } from '../platform/lists/page.js';
import { LiturgicalMaterial } from './liturgical-material.entity.js';
import { Procedure } from './procedure.entity.js';
import type {
  CreateLiturgicalMaterialRequest,
  CreateProcedureRequest,
  LiturgicalMaterialResponse,
  ProcedureResponse,
  UpdateLiturgicalMaterialRequest,
  UpdateProcedureRequest,
} from './reference.dto.js';

export const LITURGICAL_MATERIALS = {
  resource: 'liturgical-materials',
  sort: ['position', 'name'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text' },
} as const satisfies ListSpec;

export const PROCEDURES = {
  resource: 'procedures',
  sort: ['position', 'title'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text' },
} as const satisfies ListSpec;

const MATERIAL_ROWS: ListSource = {
  select: sql`m.id, m.name, m.description, m.function, m.care, m.position`,
  from: sql`liturgical_material m`,
  id: sql`m.id`,
  sort: { position: sql`m.position`, name: sql`lower(m.name)` },
  filters: {
    q: (text: string) => contains(sql`lower(m.name || ' ' || m.description)`, text.toLowerCase()),
  },
};

const PROCEDURE_ROWS: ListSource = {
  select: sql`p.id, p.title, p.description, p.steps, p.position`,
  from: sql`procedure p`,
  id: sql`p.id`,
  sort: { position: sql`p.position`, title: sql`lower(p.title)` },
  filters: {
    q: (text: string) => contains(sql`lower(p.title || ' ' || p.description)`, text.toLowerCase()),
  },
};

/** What stands written for everybody: liturgical materials and how things are done. */
@Injectable()
export class ReferenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  listMaterials(query: ListQuery): Promise<Page<LiturgicalMaterialResponse>> {
    return readPage(this.em.getKysely(), LITURGICAL_MATERIALS, MATERIAL_ROWS, query);
  }

  /** @throws AppError 404 when there is none. */
  async readMaterial(id: number): Promise<LiturgicalMaterialResponse> {
    const { rows } = await sql<LiturgicalMaterialResponse>`
      select ${MATERIAL_ROWS.select} from ${MATERIAL_ROWS.from} where m.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw materialNotFound();
    return rows[0];
  }

  async createMaterial(body: CreateLiturgicalMaterialRequest): Promise<LiturgicalMaterialResponse> {
    const { id } = await this.em.transactional(async (em) => {
      const material = em.create(LiturgicalMaterial, { ...body, ...this.stamps() });
      await em.persist(material).flush();
      return material;
    });
    return this.readMaterial(id);
  }

  /** @throws AppError 404 when there is none. */
  async changeMaterial(
    id: number,
    body: UpdateLiturgicalMaterialRequest,
  ): Promise<LiturgicalMaterialResponse> {
    await this.em.transactional(async (em) => {
      em.assign(await findMaterial(em, id), body, { ignoreUndefined: true });
    });
    return this.readMaterial(id);
  }

  /** @throws AppError 404 when there is none. */
  async removeMaterial(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await findMaterial(em, id)));
    return { id };
  }

  listProcedures(query: ListQuery): Promise<Page<ProcedureResponse>> {
    return readPage(this.em.getKysely(), PROCEDURES, PROCEDURE_ROWS, query);
  }

  /** @throws AppError 404 when there is none. */
  async readProcedure(id: number): Promise<ProcedureResponse> {
    const { rows } = await sql<ProcedureResponse>`
      select ${PROCEDURE_ROWS.select} from ${PROCEDURE_ROWS.from} where p.id = ${id}`.execute(
      this.em.getKysely(),
    );
    if (!rows[0]) throw procedureNotFound();
    return rows[0];
  }

  async createProcedure(body: CreateProcedureRequest): Promise<ProcedureResponse> {
    const { id } = await this.em.transactional(async (em) => {
      const procedure = em.create(Procedure, { ...body, ...this.stamps() });
      await em.persist(procedure).flush();
      return procedure;
    });
    return this.readProcedure(id);
  }

  /** @throws AppError 404 when there is none. */
  async changeProcedure(id: number, body: UpdateProcedureRequest): Promise<ProcedureResponse> {
    await this.em.transactional(async (em) => {
      em.assign(await findProcedure(em, id), body, { ignoreUndefined: true });
    });
    return this.readProcedure(id);
  }

  /** @throws AppError 404 when there is none. */
  async removeProcedure(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await findProcedure(em, id)));
    return { id };
  }

  private stamps() {
    const now = this.clock.now();
    return { createdAt: now, updatedAt: now };
  }
}

const materialNotFound = () => notFound('Material não encontrado.');
const procedureNotFound = () => notFound('Procedimento não encontrado.');

async function findMaterial(em: EntityManager, id: number): Promise<LiturgicalMaterial> {
  const material = await em.findOne(LiturgicalMaterial, id);
  if (!material) throw materialNotFound();
  return material;
}

async function findProcedure(em: EntityManager, id: number): Promise<Procedure> {
  const procedure = await em.findOne(Procedure, id);
  if (!procedure) throw procedureNotFound();
  return procedure;
}
