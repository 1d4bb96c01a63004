import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  afterSending,
  answersTo,
  isUnderWay,
  PROMPTS,
  promptsFor,
  proposalState,
  replyUnderWay,
  type Message,
  type Proposal,
} from './chat-model.ts';

const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  sender: 'ai',
  message: '',
  status: 'pending',
  activity: null,
  choices: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  proposal: null,
  ...change,
});

const question = message(1, { sender: 'coordinator', message: 'Gere a escala', status: 'done' });

describe('afterEvent', () => {
  it('should show what the assistant is doing, then its text as it comes, then the whole reply', () => {
    let messages = [question, message(2)];
    messages = afterEvent(messages, {
      type: 'activity',
      data: { messageId: 2, activity: 'Lendo respostas' },
    });
    expect(messages[1]).toMatchObject({ status: 'working', activity: 'Lendo respostas' });
    messages = afterEvent(messages, { type: 'text', data: { messageId: 2, offset: 0, text: 'Entendi: ' } });
    messages = afterEvent(messages, { type: 'text', data: { messageId: 2, offset: 9, text: 'gerar.' } });
    expect(messages[1]!.message).toBe('Entendi: gerar.');
    messages = afterEvent(messages, { type: 'text', data: { messageId: 2, offset: 0, text: 'De novo.' } });
    expect(messages[1]!.message).toBe('De novo.');
    const whole = message(2, { message: 'Pronto.', status: 'done' });
    expect(afterEvent(messages, { type: 'done', data: whole })).toEqual([question, whole]);
  });

  it('should leave everything as it is for a reply that is not shown yet', () => {
    const event = { type: 'text', data: { messageId: 9, offset: 0, text: 'x' } } as const;
    expect(afterEvent([question], event)).toEqual([question]);
  });
});

describe('proposalState', () => {
  it('should call an accepted proposal undone once that was taken back', () => {
    expect(proposalState({ status: 'waiting', undone: false })).toBe('waiting');
    expect(proposalState({ status: 'accepted', undone: false })).toBe('accepted');
    expect(proposalState({ status: 'accepted', undone: true })).toBe('undone');
    expect(proposalState({ status: 'discarded', undone: false })).toBe('discarded');
  });
});

describe('afterSending', () => {
  it('should add the message and its reply, once also where they were read already', () => {
    const sent = { jobId: 2, message: question, reply: message(2) };
    expect(afterSending([], sent)).toEqual([question, message(2)]);
    expect(afterSending([question, message(2)], sent)).toEqual([question, message(2)]);
  });
});

describe('replyUnderWay', () => {
  it('should find the reply that is still coming', () => {
    expect(replyUnderWay([question, message(2)])?.id).toBe(2);
    expect(replyUnderWay([question, message(2, { status: 'working' })])?.id).toBe(2);
  });

  it('should find none once it has ended', () => {
    for (const status of ['done', 'failed', 'stopped'] as const) {
      expect(replyUnderWay([question, message(2, { status })])).toBeUndefined();
      expect(isUnderWay({ status })).toBe(false);
    }
    expect(replyUnderWay([])).toBeUndefined();
  });
});

const proposed = (status: Proposal['status']): Partial<Message> => ({
  status: 'done',
  proposal: { runId: 5, status, undone: false, undoRevision: null },
});

describe('promptsFor', () => {
  it('should offer what fits: to begin with, with rules that want a roster, with a proposal that waits', () => {
    expect(promptsFor([], 0)).toEqual(PROMPTS);
    const withRules = promptsFor([question, message(2, proposed('accepted'))], 1);
    expect(withRules).toContain('Desfaz');
    expect(withRules).not.toContain('No máximo 3 por pessoa');
    const waiting = promptsFor([question, message(2, proposed('waiting'))], 1);
    expect(waiting).toContain('O que muda?');
    expect(waiting).not.toContain('Gere a escala');
    const told = message(2, { message: 'Diga “o que muda?”.', ...proposed('waiting') });
    expect(promptsFor([question, told], 1)).not.toContain('O que muda?');
  });
});

describe('answersTo', () => {
  it('should be the answers of a question, else what the reply tells to say, without what the card has', () => {
    const text = 'Confira e diga “aceite” ou “descarte”. Para ver, diga “o que muda?”.';
    expect(answersTo(message(2, { message: text, choices: ['Ana', 'Bia'] }))).toEqual(['Ana', 'Bia']);
    expect(answersTo(message(2, { message: text }))).toEqual(['Aceite', 'Descarte', 'O que muda?']);
    expect(answersTo(message(2, { message: text, ...proposed('waiting') }))).toEqual(['O que muda?']);
    expect(answersTo(message(2, { message: text, ...proposed('discarded') }))).toEqual([]);
    expect(answersTo(message(2, { message: 'Não há missas.' }))).toEqual([]);
  });
});
