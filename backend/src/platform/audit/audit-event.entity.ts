import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { OptionalProps } from '@mikro-orm/core';

export const AUDIT_ACTIONS = [
  'login',
  'login-refused',
  'logout',
  'password-set',
  'password-changed',
  'role-changed',
  'user-disabled',
  'user-enabled',
  'user-deleted',
  'setup-link-issued',
  'registration-approved',
  'registration-rejected',
  'minister-changed',
  'data-exported',
  'data-erased',
  'schedule-deleted',
  'schedule-status-changed',
  'schedule-published',
  'questionnaire-sent',
  'questionnaire-deleted',
  'assignment-added',
  'assignment-removed',
  'roster-rule-overridden',
  'substitution-accepted',
  'substitution-declined',
  'settings-changed',
  'timetable-changed',
  'email-resent',
  'assistant-rule-set',
  'assistant-rule-removed',
  'assistant-proposal-applied',
  'assistant-proposal-undone',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did what, when, from where. The API can only add and read. */
@Entity()
@Index({ properties: ['at'] })
@Index({ properties: ['subjectType', 'subjectId'] })
export class AuditEvent {
  [OptionalProps]?:
    'actorId' | 'actorName' | 'subjectType' | 'subjectId' | 'details' | 'address' | 'requestId';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'timestamptz' })
  at!: Date;

  /** No foreign key: the trace outlives the account. */
  @Property({ type: 'integer', nullable: true })
  actorId: number | null = null;

  @Property({ type: 'text', nullable: true })
  actorName: string | null = null;

  @Property({ type: 'text' })
  action!: AuditAction;

  @Property({ type: 'text', nullable: true })
  subjectType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  subjectId: number | null = null;

  @Property({ type: 'jsonb' })
  details: Record<string, unknown> = {};

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  requestId: string | null = null;
}
