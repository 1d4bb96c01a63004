import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AiMessage } from '../../src/ai/records/ai-message.entity.js';
import { AiRule } from '../../src/ai/records/ai-rule.entity.js';
import { AiSession } from '../../src/ai/records/ai-session.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { SecondFactor } from '../../src/auth/second-factor.entity.js';
import { UserSession } from '../../src/auth/user-session.entity.js';
import { OneTimeToken } from '../../src/auth/one-time-token.entity.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { DAY } from '../../src/platform/clock.js';
import { nameKey, skeletonOf } from '../../src/platform/text.js';
import { ConsentRecord, ConsentTextRecord } from '../../src/consents/consent-record.entity.js';
import { CommunityPost } from '../../src/messages/community-post.entity.js';
import { NewsPost } from '../../src/news/news-post.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import {
  TrainingCourse,
  TrainingModule,
  TrainingProgress,
} from '../../src/training/training-course.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { FamilyRelationship } from '../../src/ministers/family-relationship.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { PhotosService } from '../../src/ministers/photos.service.js';
import { ScheduleName } from '../../src/registrations/schedule-name.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { NoticeChoice } from '../../src/mail/notice-choice.entity.js';
import { KeptMailsService } from '../../src/mail/kept-mails.service.js';
import { ImportRecord } from '../../src/imports/import-record.entity.js';
import { CalendarFeed } from '../../src/publication/calendar-feed.entity.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { AttendanceMark } from '../../src/attendance/attendance-mark.entity.js';
import { SacristyOpening } from '../../src/attendance/sacristy-opening.entity.js';
import { CallAttempt } from '../../src/questionnaires/call-attempt.entity.js';
import { QuestionnaireLink } from '../../src/questionnaires/questionnaire-link.entity.js';
import { QuestionnaireResponse } from '../../src/questionnaires/questionnaire-response.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { RegistrationRequest } from '../../src/registrations/registration-request.entity.js';
import { AnnouncedDuty } from '../../src/publication/announced-duty.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { RosterChange } from '../../src/roster/roster-change.entity.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { SubstitutionOffer } from '../../src/substitutions/substitution-offer.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { EmailChange } from '../../src/users/email-change.entity.js';
import type { TestApp } from './test-app.js';

/** An invented person whose every fact can be told from everybody else's. */
export const ZENOBIA = {
  fullName: 'Zenóbia Aparecida Quintanilha',
  scheduleName: 'Zenóbia Q.',
  email: 'zenobia.quintanilha@exemplo.test',
  phone: '+55 (15) 98877-6655',
  birthDate: '1961-07-23',
  password: 'uma senha que só ela tem',
} as const;

/** Facts of hers that no record may hold once she is erased, in the forms in which records hold them. */
export const HER_TRACES = [
  'zenóbia',
  'zenobia',
  'quintanilha',
  ZENOBIA.phone,
  ZENOBIA.birthDate,
  '1980-01-02',
  '203.0.113.99',
  'dor nas costas',
].map((trace) => trace.toLowerCase());

/** Stores a coordinator with something in every table that speaks of people, and somebody who has to do with her. */
export async function liveFullLife(app: TestApp) {
  const em = app.em();
  const now = app.clock.now();
  const friend = await app.make.person({ name: 'Bento Amigo Lima', email: 'bento@exemplo.test' });
  const other = em.getReference(User, friend.user.id);
  const otherMinister = em.getReference(Minister, friend.minister!.id);

  const user = new User({ email: ZENOBIA.email, name: ZENOBIA.fullName, role: 'coordenador' });
  user.emailVerifiedAt = now;
  user.lastLoginAt = now;
  user.passwordHash = await app.nest.get(PasswordsService).hash(ZENOBIA.password);
  const minister = new Minister({ ...ZENOBIA, user, experience: 'mais-5-anos' });
  minister.availability = ['domingo-8h'];
  minister.baptismDate = '1980-01-02';
  minister.mandateUntil = '2027-12-31';
  minister.photoFile = await app.nest.get(PhotosService).store(Buffer.from('an image'));
  const claim = new ScheduleName();
  claim.key = nameKey(ZENOBIA.scheduleName);
  claim.skeleton = skeletonOf(ZENOBIA.scheduleName);
  claim.minister = minister;
  em.persist([user, minister, claim]);

  await em.flush();
  em.persist(
    new ImportRecord({
      kind: 'people',
      fileName: 'lista.xlsx',
      rows: 1,
      made: [{ row: 1, ministerId: minister.id }],
      createdBy: other,
    }),
  );
  em.persist(new BlockedDate({ minister, date: '2026-12-24', reason: 'dor nas costas' }));
  for (const [one, two] of [
    [minister, otherMinister],
    [otherMinister, minister],
  ] as const)
    em.persist(new FamilyRelationship({ minister: one, relatedMinister: two, relationshipType: 'primo' }));

  const consent = {
    version: 'f'.repeat(64),
    at: now.toISOString(),
    address: '203.0.113.99',
    guardianName: 'Zenóbia, a mãe',
    guardianContact: 'mae.zenobia@exemplo.test',
  };
  const asked = new RegistrationRequest({
    ...ZENOBIA,
    experience: 'muita',
    availability: ['domingo-8h'],
    hasFamilyInMinistry: true,
    observations: 'dor nas costas',
    consent,
  });
  asked.status = 'approved';
  asked.user = user;
  const earlier = new RegistrationRequest({ ...asked });
  earlier.status = 'rejected';
  earlier.user = null;
  em.persist([asked, earlier]);

  const schedule = new Schedule({
    title: 'Novembro',
    type: 'mensal',
    year: 2026,
    month: 11,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
  });
  schedule.status = 'published';
  schedule.wordedBy = user;
  const slot = (days: number) => {
    const startsAt = new Date(now.getTime() + days * DAY);
    const date = startsAt.toISOString().slice(0, 10);
    return new ScheduleSlot({
      schedule,
      date,
      time: '12:00',
      startsAt,
      description: 'Missa',
      requiredMinisters: 2,
    });
  };
  const [past, coming] = [slot(-3), slot(3)];
  for (const mass of [past, coming]) {
    const overrideReason = 'por causa da dor nas costas';
    const her = new Assignment({ slot: mass, minister, origin: 'manual', overrideReason });
    const his = new Assignment({ slot: mass, minister: otherMinister, origin: 'manual' });
    em.persist([her, his]);
    em.persist(new SubstitutionRequest({ assignment: her, reason: 'dor nas costas' }));
    const request = new SubstitutionRequest({
      assignment: his,
      reason: `${ZENOBIA.fullName} pode ir por mim`,
    });
    const asked = { minister, wave: 1, askedAt: now, channel: 'email', draw: 1 } as const;
    em.persist(new SubstitutionOffer(request, asked));
    em.persist(new AvailabilityAnswer(mass, minister, 'available'));
    const mark = { tapId: randomUUID(), slot: mass, minister, arrived: true, markedAt: now } as const;
    em.persist(new AttendanceMark({ ...mark, markedBy: 'self' }));
    em.create(AnnouncedDuty, { slot: mass, minister, startsAt: mass.startsAt, mailKey: 'a' });
  }
  em.persist(new SacristyOpening({ date: '2026-12-06', codeHash: 'd'.repeat(64), openedBy: user }));
  em.persist(new CalendarFeed({ minister, tokenHash: 'c'.repeat(64), tokenVersion: 0, issuedAt: now }));
  const run = new RosterRun({ schedule, requestedBy: user });
  run.error = `${ZENOBIA.scheduleName} já serve em outra missa.`;
  em.persist(run);

  await em.flush();
  const text = em.create(ConsentTextRecord, { hash: consent.version, text: 'O texto de antes' });
  em.create(ConsentRecord, { userId: user.id, text, at: now, address: '203.0.113.99' });
  liveWithAssistant(em, schedule, minister, [user, other]);
  const place = { slotId: past.id, origin: 'manual', pinned: false } as const;
  const reasons = [
    { ...place, ministerId: minister.id, overrideReason: 'por causa da dor nas costas' },
    { ...place, ministerId: otherMinister.id, overrideReason: `${ZENOBIA.fullName} pediu` },
  ];
  const diff = { entered: reasons, left: [] };
  em.persist(
    new RosterChange({ schedule, revision: 2, kind: 'moved', state: 'done', changedBy: other, diff }),
  );
  for (const { ministerId } of reasons) {
    em.create(AuditEvent, {
      at: now,
      action: 'roster-rule-overridden',
      subjectType: 'schedule',
      subjectId: schedule.id,
      details: { rules: [{ code: 'same-day', slotId: past.id, ministerId }] },
    });
  }

  for (const status of ['sent', 'completed'] as const) {
    const questionnaire = new Questionnaire({
      schedule,
      title: `Questionário ${status}`,
      questions: [],
      specialMasses: [],
    });
    questionnaire.status = status;
    const responses = { q1: ['Sim'], q2: ['Sou a Zenóbia'] };
    const additionalNotes = '<script>alert("dor nas costas")</script>';
    em.persist(new QuestionnaireResponse({ questionnaire, minister, responses, additionalNotes }));
    const tokenHash = status.padEnd(64, 'd');
    em.persist(new CallAttempt({ questionnaire, minister, triedAt: now }));
    em.persist(new QuestionnaireLink({ questionnaire, minister, round: 1, tokenHash }));
  }

  const course = em.create(TrainingCourse, { title: 'Curso', description: 'Curso' });
  const lesson = em.create(TrainingModule, {
    course,
    position: 0,
    title: 'Aula',
    body: 'Texto',
    durationMinutes: 5,
  });
  em.create(TrainingProgress, { user, module: lesson, completedAt: now });

  const said = `Ligue para ${ZENOBIA.fullName}: ${ZENOBIA.phone}`;
  const message = { subject: said, body: said, sentAt: now };
  em.create(PersonalMessage, { ...message, sender: user, senderName: user.name, recipient: other });
  em.create(PersonalMessage, { ...message, sender: other, senderName: 'Bento', recipient: user });
  em.create(Notification, { recipient: user, title: 'Olá, Zenóbia', content: 'Bem-vinda', sentAt: now });
  const about = [minister.id];
  em.create(Notification, {
    recipient: other,
    title: 'Escala',
    content: `${said} (aviso)`,
    about,
    sentAt: now,
  });
  const post = { title: 'Terço', body: said, publishedAt: now };
  em.create(NewsPost, { ...post, summary: said, author: user, authorName: user.name });
  em.create(CommunityPost, { ...post, author: user, authorName: user.name });

  em.persist(new EmailChange({ user, newEmail: `nova.${ZENOBIA.email}` }));
  em.persist(new SecondFactor({ user, secret: 'sealed', lastStep: 0, recoveryHashes: ['b'.repeat(64)] }));
  em.persist(
    new UserSession({
      user,
      tokenVersion: 0,
      device: 'Firefox no Linux',
      openedAt: now,
      expiresAt: new Date(now.getTime() + DAY),
    }),
  );
  em.persist(
    new OneTimeToken({ user, purpose: 'reset', tokenHash: 'a'.repeat(64), expiresAt: new Date(now) }),
  );
  await em.flush();
  const order = { to: ZENOBIA.email, refs: { requestId: asked.id } };
  const mails = [
    new EmailMessage({ ...order, mail: 'request-received', dedupeKey: 'a' }),
    new EmailMessage({ ...order, mail: 'reset', user, refs: { userId: user.id }, dedupeKey: 'b' }),
    new EmailMessage({
      to: 'bento@exemplo.test',
      user: other,
      mail: 'substitution-found',
      refs: { substitutionId: 1, ministerId: minister.id },
      dedupeKey: 'c',
    }),
  ];
  em.persist(mails);
  em.create(NoticeChoice, { user, kind: 'reminders', channel: 'digest' });
  const trace = { at: now, address: '203.0.113.99', actorId: user.id };
  em.create(AuditEvent, { ...trace, action: 'login', subjectType: 'user', subjectId: user.id });
  em.create(AuditEvent, {
    ...trace,
    action: 'minister-changed',
    actorId: other.id,
    address: '198.51.100.1',
    subjectType: 'minister',
    subjectId: minister.id,
    details: { fields: ['phone'] },
  });
  await em.flush();
  const html = `<p>${said}</p>`;
  for (const { id, to } of mails.slice(1))
    await app.nest
      .get(KeptMailsService, { strict: false })
      .keep(id, { to, subject: 'Um e-mail guardado', html, text: said, messageId: `<${id}@partilha.test>` });
  return {
    userId: user.id,
    user,
    ministerId: minister.id,
    friend,
    schedule,
    past,
    coming,
    photoFile: minister.photoFile,
  };
}

/** Two talks with the assistant, one of hers and one of somebody else about her, with what came of them. */
function liveWithAssistant(em: EntityManager, schedule: Schedule, minister: Minister, authors: User[]): void {
  for (const [i, author] of authors.entries()) {
    const text = `Não escale ${ZENOBIA.scheduleName} no domingo`;
    const session = new AiSession({ schedule, createdBy: author, title: text, instructions: text });
    session.closedAt = i === 0 ? new Date() : null;
    const said = { session, author, status: 'done' as const };
    const reply = new AiMessage({ ...said, sender: 'ai', message: `Entendi: ${text}.` });
    reply.about = [minister.id];
    reply.run = new RosterRun({ schedule, requestedBy: author, proposal: true });
    reply.run.status = 'done';
    reply.run.acceptedAt = new Date();
    const kind = 'exclude' as const;
    const parameters = { ministerId: minister.id, masses: { weekday: 0 as const } };
    em.persist([
      new AiMessage({ ...said, sender: 'coordinator', message: text }),
      reply,
      new AiRule({ schedule, kind, parameters, createdBy: author, sourceMessage: reply }),
    ]);
  }
}
