import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { comparisonKey } from '../platform/text.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';
import type { Experience } from './experience.js';

/** What stands in the place of the name of somebody who has had their data erased. */
export const REMOVED_NAME = 'Pessoa removida';

/** Longest name on the schedule. */
export const SCHEDULE_NAME_LENGTH = 60;

export * from './experience.js';

export interface PhotoPosition {
  x: number;
  y: number;
}

/** A person who serves: made from an approved registration, by an import or by the coordination; not all have an account. */
@Entity()
export class Minister extends BaseEntity<
  | 'fullNameKey'
  | 'user'
  | 'phone'
  | 'birthDate'
  | 'erasedAt'
  | 'requestedName'
  | 'availability'
  | 'baptismDate'
  | 'confirmationDate'
  | 'marriageDate'
  | 'photoFile'
  | 'profileImagePosition'
  | 'profileImageRotation'
  | 'profileImageScale'
  | 'isActive'
  | 'maxDutiesPerMonth'
  | 'mandateUntil'
  | 'mandateWarnedFor'
  | 'sharesPhone'
  | 'sharesEmail'
  | 'guardianName'
  | 'guardianContact'
> {
  /** Null: the coordination keeps the profile and answers for the person. */
  @OneToOne({ entity: () => User, owner: true, unique: true, nullable: true, deleteRule: 'cascade' })
  user: User | null;

  @Property({ type: 'text' })
  fullName: string;

  /** `comparisonKey(fullName)`, for search and order. */
  @Property({ type: 'text', index: true })
  fullNameKey: string;

  /** The full name that the person asks for, until the coordination decides. */
  @Property({ type: 'text', nullable: true })
  requestedName: string | null = null;

  /** +CC (AA) NNNNN-NNNN */
  @Property({ type: 'text', nullable: true })
  phone: string | null;

  @Property({ type: 'date', nullable: true })
  birthDate: string | null;

  @Property({ type: 'text' })
  scheduleName: string;

  @Property({ type: 'text' })
  experience: Experience;

  /** Values of the availability options. */
  @Property({ type: 'text[]', default: [] })
  availability: string[] = [];

  @Property({ type: 'date', nullable: true })
  baptismDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  confirmationDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  marriageDate: string | null = null;

  /** Name of the file in the photo folder. */
  @Property({ type: 'text', nullable: true })
  photoFile: string | null = null;

  /** Offset in pixels, −20 to 20 on each axis. */
  @Property({ type: 'jsonb', default: '{"x":0,"y":0}' })
  profileImagePosition: PhotoPosition = { x: 0, y: 0 };

  @Property({ type: 'double', default: 0 })
  profileImageRotation: number = 0;

  /** 0.8 to 2.5 */
  @Property({ type: 'double', default: 1 })
  profileImageScale: number = 1;

  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  /** Null: the parish's usual maximum. */
  @Property({ type: 'integer', nullable: true })
  maxDutiesPerMonth: number | null = null;

  @Property({ type: 'date', nullable: true })
  mandateUntil: string | null = null;

  /** The end of the mandate of which everybody concerned was warned. */
  @Property({ type: 'date', nullable: true })
  mandateWarnedFor: string | null = null;

  /** Whether people who share a mass may see the phone. */
  @Property({ type: 'boolean', default: false })
  sharesPhone: boolean = false;

  /** Whether people who share a mass may see the e-mail address. */
  @Property({ type: 'boolean', default: false })
  sharesEmail: boolean = false;

  /** Who answered for the person when they were under 18. */
  @Property({ type: 'text', nullable: true })
  guardianName: string | null = null;

  /** The guardian's telephone or e-mail. */
  @Property({ type: 'text', nullable: true })
  guardianContact: string | null = null;

  /** When the person was erased; the shell keeps the counts of past rosters. */
  @Property({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  constructor(values: {
    user?: User | null;
    fullName: string;
    phone?: string | null;
    birthDate?: string | null;
    scheduleName: string;
    experience: Experience;
  }) {
    super();
    this.user = values.user ?? null;
    this.fullName = values.fullName;
    this.fullNameKey = comparisonKey(values.fullName);
    this.phone = values.phone ?? null;
    this.birthDate = values.birthDate ?? null;
    this.scheduleName = values.scheduleName;
    this.experience = values.experience;
  }
}

export interface ProfileField {
  /** Whether the person may change it, the coordination alone, or neither here; the coordination may all others. */
  changedBy: 'oneself' | 'coordination' | 'neither';
  /** What the erasure of the person leaves in it. */
  erased: unknown;
}

/**
 * The fields of a profile: what the coordination's list, a person's export and the erasure go through, and who may
 * change what. Names are emptied by the erasure itself, which also keeps them unique.
 */
export const PROFILE_FIELDS = {
  fullName: { changedBy: 'oneself', erased: REMOVED_NAME },
  requestedName: { changedBy: 'neither', erased: null },
  scheduleName: { changedBy: 'oneself', erased: REMOVED_NAME },
  phone: { changedBy: 'oneself', erased: null },
  birthDate: { changedBy: 'coordination', erased: null },
  availability: { changedBy: 'oneself', erased: [] },
  experience: { changedBy: 'oneself', erased: 'nunca-participei' },
  baptismDate: { changedBy: 'oneself', erased: null },
  confirmationDate: { changedBy: 'oneself', erased: null },
  marriageDate: { changedBy: 'oneself', erased: null },
  profileImagePosition: { changedBy: 'oneself', erased: { x: 0, y: 0 } },
  profileImageRotation: { changedBy: 'oneself', erased: 0 },
  profileImageScale: { changedBy: 'oneself', erased: 1 },
  maxDutiesPerMonth: { changedBy: 'oneself', erased: null },
  sharesPhone: { changedBy: 'oneself', erased: false },
  sharesEmail: { changedBy: 'oneself', erased: false },
  guardianName: { changedBy: 'coordination', erased: null },
  guardianContact: { changedBy: 'coordination', erased: null },
  isActive: { changedBy: 'coordination', erased: false },
  mandateUntil: { changedBy: 'coordination', erased: null },
} as const satisfies Partial<Record<keyof Minister, ProfileField>>;
