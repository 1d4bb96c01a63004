import { ATTENDANCE_LABELS } from './attendance/index.js';
import { ACCESS_LABELS } from './ministers/minister-rows.js';
import { CONFIRMATION_LABELS } from './duties/confirmations.dto.js';
import { EXPERIENCE_LABELS, WIZARD_EXPERIENCE_LABELS } from './ministers/experience.js';
import { KINSHIP_LABELS, SERVING_WISH_LABELS } from './ministers/family-relationship.entity.js';
import { PRIORITY_LABELS } from './news/news-post.entity.js';
import { EMAIL_STATUS_LABELS } from './mail/email-message.entity.js';
import { APPROVAL_ROLES, ROLE_LABELS, SERVING_ROLES } from './platform/access/permissions.js';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from './platform/audit/audit-event.entity.js';
import { ANSWER_CHANNEL_LABELS } from './questionnaires/questionnaire-response.entity.js';
import { QUESTIONNAIRE_STATUS_LABELS } from './questionnaires/questionnaire-states.js';
import { REGISTRATION_STATUS_LABELS } from './registrations/registration-states.js';
import { ORIGIN_LABELS } from './roster/assignment.entity.js';
import { ANSWER_LABELS, ANSWER_LETTERS, ANSWER_SHARES } from './roster/availability.js';
import { RULE_KIND_FIELDS, RULE_KIND_LABELS } from './roster/schedule-rules/schedule-rule.js';
import { SCHEDULE_STATUS_LABELS } from './roster/schedule-states.js';
import { OFFER_ANSWER_LABELS, OFFER_CHANNEL_LABELS } from './substitutions/substitution-offer.entity.js';
import { SUBSTITUTION_STATUS_LABELS } from './substitutions/substitution-states.js';
import { LITURGICAL_COLOR_LABELS } from './publication/roster-sheet.js';
import { TRAINING_STATUS_LABELS } from './training/training.dto.js';

/**
 * What the API's words are called on screen, which roles serve and which an approval gives, what each kind of rule takes
 * and how much of an offer each answer is. They travel in the OpenAPI document (`x-labels`), from which the web's
 * `labels.gen.ts` is made, so that both sides say the same.
 */
export const LABELS = {
  ACCESS_LABELS,
  ANSWER_CHANNEL_LABELS,
  ANSWER_LABELS,
  ANSWER_LETTERS,
  ANSWER_SHARES,
  APPROVAL_ROLES,
  ATTENDANCE_LABELS,
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  CONFIRMATION_LABELS,
  EMAIL_STATUS_LABELS,
  EXPERIENCE_LABELS,
  KINSHIP_LABELS,
  LITURGICAL_COLOR_LABELS,
  OFFER_ANSWER_LABELS,
  OFFER_CHANNEL_LABELS,
  ORIGIN_LABELS,
  PRIORITY_LABELS,
  QUESTIONNAIRE_STATUS_LABELS,
  REGISTRATION_STATUS_LABELS,
  ROLE_LABELS,
  RULE_KIND_FIELDS,
  RULE_KIND_LABELS,
  SCHEDULE_STATUS_LABELS,
  SERVING_ROLES,
  SERVING_WISH_LABELS,
  SUBSTITUTION_STATUS_LABELS,
  TRAINING_STATUS_LABELS,
  WIZARD_EXPERIENCE_LABELS,
};
