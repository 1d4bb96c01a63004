import { AUDIT_SUBJECT_LABELS } from '../../lib/labels.ts';
import type { Answer } from '../../api/client.ts';

export type AuditEvent = Answer<'GET /api/audit-events/{id}'>;

/** 'Escala 12', or nothing when the act concerns the whole parish. */
export const subjectOf = ({ subjectType, subjectId }: AuditEvent): string =>
  subjectType
    ? `${AUDIT_SUBJECT_LABELS[subjectType] ?? subjectType}${subjectId === null ? '' : ` ${subjectId}`}`
    : '';
