/**
 * Everything that happens after a change, by name. Payloads hold ids only: a handler reads the present state
 * and returns without doing anything when the job has lost its reason.
 */
export interface Jobs {
  /** Renders and sends one e-mail (an EmailMessage row). */
  'mail.send': { emailId: number };
  /** Hands one message (an EmailMessage row) to the devices of its recipient. */
  'push.send': { emailId: number };
  /** Hands one message (an EmailMessage row) to WhatsApp. */
  'whatsapp.send': { emailId: number };
  /** Leaves one message (an EmailMessage row) as a notice inside the system. */
  'inside.send': { emailId: number };
  /** One mail row for every minister who should be asked. */
  'questionnaire.announce': { questionnaireId: number; round: number };
  /** One mail row for every minister who has not answered. */
  'questionnaire.remind': { questionnaireId: number; round: number; daysLeft: number };
  /** Closes a questionnaire whose deadline has passed or that everyone has answered. */
  'questionnaire.close': { questionnaireId: number; round: number };
  /** One mail row for every minister with a place in the schedule. */
  'schedule.announce': { scheduleId: number; publication: string };
  /** Asks the next people whether they can take a place. */
  'substitution.wave': { requestId: number; wave: number };
  /** Tells the coordination of a place without a taker when the mass is near. */
  'substitution.alarm': { requestId: number };
  /** Closes a request for a substitute that nobody has decided when the mass begins. */
  'substitution.expire': { requestId: number };
  /** Computes a roster. */
  'roster.compute': { runId: number };
  /** Makes one reply of the assistant (an AiMessage row). */
  'ai.reply': { messageId: number };
  /** Writes outside the database that somebody was erased. */
  'erasure.note': ErasureSubject;
  /** Makes the archive with which a parish moves out. */
  'archive.make': { archiveId: number };
  /** Deletes it when its day is over. */
  'archive.remove': { archiveId: number };
  /** Erases somebody who came back with a backup. */
  'erasure.repeat': ErasureSubject;
  /** Deletes what is no longer needed. */
  'retention.run': Daily;
  /** Reminds those who serve soon. */
  'duties.remind': Daily;
  /** Tells who coordinates, and whom it concerns, of mandates that end soon. */
  'mandates.warn': Daily;
  /** One mail a person with what they want to be told once a day. */
  'digest.order': Daily;
}

/** The local day for which a daily job was planned: it names the row, what is done is read when it runs. */
interface Daily {
  day: string;
}

/** Whose data are erased: an account with what belongs to it, or a minister without one. */
export type ErasureSubject = { userId: number } | { ministerId: number };

export type JobName = keyof Jobs;

/** Jobs that come back every day. */
export const DAILY_JOBS = [
  'retention.run',
  'duties.remind',
  'mandates.warn',
  'digest.order',
] as const satisfies readonly JobName[];
export type DailyJob = (typeof DAILY_JOBS)[number];

export const QUEUES = ['mail', 'notifications', 'roster', 'ai-drafts'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Which queue works on which job. */
export const QUEUE_OF: Record<JobName, QueueName> = {
  'mail.send': 'mail',
  'push.send': 'mail',
  'whatsapp.send': 'mail',
  'inside.send': 'mail',
  'questionnaire.announce': 'notifications',
  'questionnaire.remind': 'notifications',
  'questionnaire.close': 'notifications',
  'schedule.announce': 'notifications',
  'substitution.wave': 'notifications',
  'substitution.alarm': 'notifications',
  'substitution.expire': 'notifications',
  'roster.compute': 'roster',
  'ai.reply': 'ai-drafts',
  'erasure.note': 'notifications',
  'erasure.repeat': 'notifications',
  'archive.make': 'notifications',
  'archive.remove': 'notifications',
  'retention.run': 'notifications',
  'duties.remind': 'notifications',
  'mandates.warn': 'notifications',
  'digest.order': 'notifications',
};

/** How many jobs of each queue one process does at a time. */
export const CONCURRENCY: Record<QueueName, number> = {
  mail: 5,
  notifications: 2,
  roster: 1,
  'ai-drafts': 2,
};

export function jobsOf(queue: QueueName): JobName[] {
  return (Object.keys(QUEUE_OF) as JobName[]).filter((job) => QUEUE_OF[job] === queue);
}
