import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { Minister } from './minister.entity.js';

export const KINSHIPS = [
  'pai',
  'mae',
  'filho',
  'filha',
  'irmao',
  'irma',
  'conjuge',
  'avo',
  'neto',
  'neta',
  'tio',
  'tia',
  'sobrinho',
  'sobrinha',
  'primo',
  'prima',
  'outro',
] as const;
export type Kinship = (typeof KINSHIPS)[number];

export const KINSHIP_LABELS: Record<Kinship, string> = {
  pai: 'Pai',
  mae: 'Mãe',
  filho: 'Filho',
  filha: 'Filha',
  irmao: 'Irmão',
  irma: 'Irmã',
  conjuge: 'Cônjuge',
  avo: 'Avô / Avó',
  neto: 'Neto',
  neta: 'Neta',
  tio: 'Tio',
  tia: 'Tia',
  sobrinho: 'Sobrinho',
  sobrinha: 'Sobrinha',
  primo: 'Primo',
  prima: 'Prima',
  outro: 'Outro',
};

/** Whether relatives wish to serve at the same mass. */
export const SERVING_WISHES = ['juntos', 'separados', 'indiferente'] as const;
export type ServingWish = (typeof SERVING_WISHES)[number];

export const SERVING_WISH_LABELS: Record<ServingWish, string> = {
  juntos: 'Servir juntos',
  separados: 'Servir em missas diferentes',
  indiferente: 'Indiferente',
};

/** Whether both agree, seen from the minister of the row. */
export const CONFIRMATIONS = ['confirmed', 'awaits-minister', 'awaits-relative'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** "relatedMinister is my …"; each has its twin, seen from the other person. */
@Entity()
@Unique({ properties: ['minister', 'relatedMinister'] })
export class FamilyRelationship extends BaseEntity<'wish' | 'awaits'> {
  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade' })
  minister: Minister;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade', index: true })
  relatedMinister: Minister;

  @Property({ type: 'text' })
  relationshipType: Kinship;

  /** The same on both twins. */
  @Property({ type: 'text', default: 'indiferente' })
  wish: ServingWish = 'indiferente';

  /** Which of the two has yet to confirm it, the same on both twins; until then the wish does not count. */
  @ManyToOne({ entity: () => Minister, nullable: true, deleteRule: 'cascade' })
  awaits: Minister | null;

  constructor(values: {
    minister: Minister;
    relatedMinister: Minister;
    relationshipType: Kinship;
    wish?: ServingWish;
    awaits?: Minister | null;
  }) {
    super();
    this.minister = values.minister;
    this.relatedMinister = values.relatedMinister;
    this.relationshipType = values.relationshipType;
    this.wish = values.wish ?? 'indiferente';
    this.awaits = values.awaits ?? null;
  }
}
