import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../platform/access/permissions.js';
import { comparisonKey, emailKey } from '../platform/text.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import type { Experience, WizardExperience } from '../ministers/index.js';
import { User } from '../accounts/index.js';

export const REGISTRATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** What the person agreed to when asking to join (LGPD art. 11 I: specific and highlighted). */
export interface Consent {
  version: string;
  at: string;
  address: string | null;
  guardianName: string | null;
  /** Telephone or e-mail; missing in requests of before it was asked for. */
  guardianContact?: string | null;
}

export interface RegistrationValues {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
  scheduleName: string;
  experience: Experience | WizardExperience;
  availability: string[];
  observations?: string | null;
  hasFamilyInMinistry: boolean;
  consent: Consent;
}

/** Somebody's request to join the ministry. */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({
  name: 'registration_request_one_pending_email',
  expression: `create unique index "registration_request_one_pending_email" on "registration_request" ("email") where "status" = 'pending'`,
})
export class RegistrationRequest extends BaseEntity<
  'fullNameKey' | 'status' | 'reviewComments' | 'reviewedBy' | 'reviewedAt' | 'role' | 'user'
> {
  @Property({ type: 'text' })
  fullName: string;

  @Property({ type: 'text' })
  fullNameKey: string;

  @Property({ type: 'text', index: true })
  email: string;

  @Property({ type: 'text' })
  phone: string;

  @Property({ type: 'date' })
  birthDate: string;

  @Property({ type: 'text' })
  scheduleName: string;

  @Property({ type: 'text' })
  experience: Experience | WizardExperience;

  @Property({ type: 'text[]' })
  availability: string[];

  @Property({ type: 'text', nullable: true })
  observations: string | null;

  @Property({ type: 'boolean' })
  hasFamilyInMinistry: boolean;

  @Property({ type: 'jsonb' })
  consent: Consent;

  @Property({ type: 'text', default: 'pending' })
  status: RegistrationStatus = 'pending';

  @Property({ type: 'text', nullable: true })
  reviewComments: string | null = null;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  reviewedBy: User | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  reviewedAt: Date | null = null;

  /** The role given on approval. */
  @Property({ type: 'text', nullable: true })
  role: Role | null = null;

  /** The account that came of it. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  user: User | null = null;

  constructor(values: RegistrationValues) {
    super();
    this.fullName = values.fullName;
    this.fullNameKey = comparisonKey(values.fullName);
    this.email = emailKey(values.email);
    this.phone = values.phone;
    this.birthDate = values.birthDate;
    this.scheduleName = values.scheduleName;
    this.experience = values.experience;
    this.availability = values.availability;
    this.observations = values.observations ?? null;
    this.hasFamilyInMinistry = values.hasFamilyInMinistry;
    this.consent = values.consent;
  }
}
