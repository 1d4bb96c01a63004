import type { Answer } from '../../api/client.ts';
import { dateOf, daysBetween, hourOf, recentMoment } from '../../lib/dates.ts';
import { matches } from '../../lib/matches.ts';
import { MAX_SUBJECT } from '../../lib/message-text.ts';

export type Notification = Answer<'GET /api/notifications'>[number];
export type News = Answer<'GET /api/news'>[number];
export type Post = Answer<'GET /api/community-posts'>[number];
export type PersonalMessage = Answer<'GET /api/personal-messages'>[number];
export type SentMessage = Answer<'GET /api/personal-messages/sent'>[number];
export type Recipient = Answer<'GET /api/message-recipients'>[number];

const REPLY = 'Re: ';

/** When something was sent: 'hoje, 10h12', 'ontem, 23h', '25/11/2026, 8h'. */
export function sentWords(sentAt: string, now = new Date().toISOString()): string {
  return daysBetween(sentAt, now) < 2 ? recentMoment(sentAt, now) : `${dateOf(sentAt)}, ${hourOf(sentAt)}`;
}

/** Those of which one text holds what is searched for, whatever its case. */
export function search<Item>(
  items: readonly Item[],
  sought: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  return items.filter((item) => textsOf(item).some((text) => matches(text, sought)));
}

export const searchNotifications = (items: readonly Notification[], sought: string): Notification[] =>
  search(items, sought, ({ title, content }) => [title, content]);

export const searchNews = (items: readonly News[], sought: string): News[] =>
  search(items, sought, ({ title, summary, body }) => [title, summary, body]);

export const searchPosts = (items: readonly Post[], sought: string): Post[] =>
  search(items, sought, ({ title, body }) => [title, body]);

export const searchMessages = (items: readonly PersonalMessage[], sought: string): PersonalMessage[] =>
  search(items, sought, ({ subject, senderName }) => [subject, senderName]);

export const searchSent = (items: readonly SentMessage[], sought: string): SentMessage[] =>
  search(items, sought, ({ subject, recipientName }) => [subject, recipientName]);

/** The people whose name holds what was typed; nobody before something was. */
export function findRecipients(recipients: readonly Recipient[], typed: string, most: number): Recipient[] {
  return typed.trim() === '' ? [] : search(recipients, typed, ({ name }) => [name]).slice(0, most);
}

/** The one recipient of this name; null when there are none or several. */
export function recipientNamed(recipients: readonly Recipient[], name: string): Recipient | null {
  const [first, ...others] = recipients.filter((recipient) => recipient.name === name);
  return first && others.length === 0 ? first : null;
}

/** The subject of an answer. */
export const replySubject = (subject: string): string =>
  (subject.startsWith(REPLY) ? subject : REPLY + subject).slice(0, MAX_SUBJECT);
