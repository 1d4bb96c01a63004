import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../lib/message-text.ts';
import {
  findRecipients,
  recipientNamed,
  replySubject,
  search,
  searchMessages,
  searchNotifications,
  type Notification,
  type PersonalMessage,
  type Recipient,
  sentWords,
} from './messages-model.ts';

const notification = (id: number, title: string, content: string): Notification => ({
  id,
  title,
  content,
  priority: 'medium',
  link: null,
  sentAt: '2026-11-20T23:00:00.000Z',
  isRead: false,
});

const message = (id: number, senderName: string, subject: string, body: string): PersonalMessage => ({
  id,
  senderName,
  senderRole: 'ministro',
  senderScheduleName: null,
  subject,
  body,
  sentAt: '2026-11-20T23:00:00.000Z',
  isRead: id % 2 === 0,
});

const ids = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);

describe('search', () => {
  const notifications = [
    notification(1, 'Novo questionário', 'Responda antes do fim do prazo.'),
    notification(2, 'Escala publicada', 'Veja as suas datas.'),
  ];

  it('should look at title and content of notifications, whatever the case', () => {
    expect(ids(searchNotifications(notifications, 'ESCALA'))).toEqual([2]);
    expect(ids(searchNotifications(notifications, 'prazo'))).toEqual([1]);
  });

  it('should forgive missing accents and outer spaces', () => {
    expect(ids(searchNotifications(notifications, '  questionario '))).toEqual([1]);
  });

  it('should look at subject and sender of messages, not at their text', () => {
    const messages = [
      message(1, 'Helena Siqueira', 'Teca emprestada', 'A missa é às 10h.'),
      message(2, 'Danilo', 'Missa de quinta', ''),
    ];
    expect(ids(searchMessages(messages, 'helena'))).toEqual([1]);
    expect(ids(searchMessages(messages, 'missa'))).toEqual([2]);
  });

  it('should give everything for an empty search and nothing for what is not there', () => {
    expect(ids(searchNotifications(notifications, ' '))).toEqual([1, 2]);
    expect(searchNotifications(notifications, 'batismo')).toEqual([]);
    expect(search([], 'a', () => ['a'])).toEqual([]);
  });
});

describe('recipients', () => {
  const person = (id: number, name: string): Recipient => ({ id, name, role: 'ministro' });
  const people = [
    person(1, 'Ana Souza'),
    person(2, 'José Lima'),
    person(3, 'Ana Souza'),
    person(4, 'Anália'),
  ];

  it('should be found by a part of the name, at most so many, and only once something was typed', () => {
    expect(ids(findRecipients(people, 'ana', 2))).toEqual([1, 3]);
    expect(ids(findRecipients(people, 'jose', 8))).toEqual([2]);
    expect(findRecipients(people, ' ', 8)).toEqual([]);
  });

  it('should be taken by name only when there is no other of the same name', () => {
    expect(recipientNamed(people, 'José Lima')?.id).toBe(2);
    expect(recipientNamed(people, 'Ana Souza')).toBeNull();
    expect(recipientNamed(people, 'Bento')).toBeNull();
  });
});

describe('replySubject', () => {
  it('should mark an answer once and keep to the length', () => {
    expect(replySubject('Troca de horário')).toBe('Re: Troca de horário');
    expect(replySubject('Re: Troca de horário')).toBe('Re: Troca de horário');
    expect(replySubject('a'.repeat(160))).toHaveLength(160);
  });
});

describe('gapsOf', () => {
  it('should say what is missing beside each blank field', () => {
    const sentences = { subject: 'Escreva o assunto.', body: 'Escreva a mensagem.' };
    expect(gapsOf({ subject: ' ', body: 'Olá' }, sentences)).toEqual({ subject: 'Escreva o assunto.' });
    expect(gapsOf({ subject: 'Olá', body: 'Olá' }, sentences)).toEqual({});
  });
});

it('should say when something was sent as people say it', () => {
  const now = '2026-11-27T13:00:00.000Z';
  expect(sentWords('2026-11-27T12:05:00.000Z', now)).toBe('hoje, 9h05');
  expect(sentWords('2026-11-26T23:00:00.000Z', now)).toBe('ontem, 20h');
  expect(sentWords('2025-11-26T20:51:00.000Z', now)).toBe('26/11/2025, 17h51');
});
