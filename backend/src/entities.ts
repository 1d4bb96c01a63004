import { ParishArchive } from './archive/parish-archive.entity.js';
import { AiMessage } from './ai/records/ai-message.entity.js';
import { AiRule } from './ai/records/ai-rule.entity.js';
import { AiSession } from './ai/records/ai-session.entity.js';
import { AuditEvent, AuditSeal } from './platform/audit/audit-event.entity.js';
import { ConsentRecord, ConsentTextRecord } from './consents/consent-record.entity.js';
import { AttemptCount } from './auth/attempt-count.entity.js';
import { OneTimeToken } from './auth/one-time-token.entity.js';
import { SecondFactor } from './auth/second-factor.entity.js';
import { UserSession } from './auth/user-session.entity.js';
import { CommunityPost } from './messages/community-post.entity.js';
import { LiturgicalMaterial } from './training/liturgical-material.entity.js';
import { NewsPost } from './news/news-post.entity.js';
import { Notification } from './messages/notification.entity.js';
import { PersonalMessage } from './messages/personal-message.entity.js';
import { Procedure } from './training/procedure.entity.js';
import { TrainingCourse, TrainingModule, TrainingProgress } from './training/training-course.entity.js';
import { MassRuleRecord } from './timetable/mass-rule.entity.js';
import { BlockedDate } from './ministers/blocked-date.entity.js';
import { AttendanceMark } from './attendance/attendance-mark.entity.js';
import { SacristyOpening } from './attendance/sacristy-opening.entity.js';
import { FamilyRelationship } from './ministers/family-relationship.entity.js';
import { ImportRecord } from './imports/import-record.entity.js';
import { Minister } from './ministers/minister.entity.js';
import { ScheduleName } from './registrations/schedule-name.entity.js';
import { EmailMessage } from './mail/email-message.entity.js';
import { NoticeChoice } from './mail/notice-choice.entity.js';
import { OutboxMessage } from './platform/jobs/outbox-message.entity.js';
import { CalendarFeed } from './publication/calendar-feed.entity.js';
import { AvailabilityAnswer } from './roster/availability-answer.entity.js';
import { CallAttempt } from './questionnaires/call-attempt.entity.js';
import { QuestionnaireLink } from './questionnaires/questionnaire-link.entity.js';
import { QuestionnaireResponse } from './questionnaires/questionnaire-response.entity.js';
import { Questionnaire } from './questionnaires/questionnaire.entity.js';
import { RegistrationRequest } from './registrations/registration-request.entity.js';
import { AnnouncedDuty } from './publication/announced-duty.entity.js';
import { Assignment } from './roster/assignment.entity.js';
import { RosterChange } from './roster/roster-change.entity.js';
import { RosterRun } from './roster/compute/roster-run.entity.js';
import { ScheduleSlot } from './roster/schedule-slot.entity.js';
import { Schedule } from './roster/schedule.entity.js';
import { Setting } from './platform/settings/setting.entity.js';
import { SubstitutionOffer } from './substitutions/substitution-offer.entity.js';
import { SubstitutionRequest } from './substitutions/substitution-request.entity.js';
import { User } from './accounts/user.entity.js';
import { EmailChange } from './users/email-change.entity.js';

/** Every record of the database. */
export const entities = [
  User,
  OneTimeToken,
  SecondFactor,
  UserSession,
  AttemptCount,
  EmailChange,
  ConsentTextRecord,
  ConsentRecord,
  Minister,
  ScheduleName,
  BlockedDate,
  FamilyRelationship,
  RegistrationRequest,
  MassRuleRecord,
  Schedule,
  ScheduleSlot,
  Assignment,
  AnnouncedDuty,
  RosterRun,
  RosterChange,
  AiSession,
  AiMessage,
  AiRule,
  SubstitutionRequest,
  SubstitutionOffer,
  SacristyOpening,
  AttendanceMark,
  Questionnaire,
  QuestionnaireLink,
  CallAttempt,
  QuestionnaireResponse,
  AvailabilityAnswer,
  CalendarFeed,
  OutboxMessage,
  EmailMessage,
  NoticeChoice,
  AuditEvent,
  AuditSeal,
  NewsPost,
  CommunityPost,
  PersonalMessage,
  Notification,
  TrainingCourse,
  TrainingModule,
  TrainingProgress,
  LiturgicalMaterial,
  Procedure,
  ImportRecord,
  ParishArchive,
  Setting,
];
