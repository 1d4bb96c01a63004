import { describe, expect, it } from '@jest/globals';
import { eventsBetween } from './ai-events.service.js';
import type { AiMessageResponse } from './ai-sessions.dto.js';

const reply = (values: Partial<AiMessageResponse>): AiMessageResponse => ({
  id: 7,
  sender: 'ai',
  message: '',
  status: 'working',
  activity: null,
  choices: [],
  createdAt: '2026-11-10T15:00:00.000Z',
  proposal: null,
  ...values,
});

describe('eventsBetween', () => {
  it('should be nothing where nothing has changed', () => {
    expect(eventsBetween(null, reply({ status: 'pending' }))).toEqual([]);
    const same = reply({ message: 'Olá', activity: 'Lendo respostas' });
    expect(eventsBetween(same, same)).toEqual([]);
  });

  it('should tell the activity and the new piece of the text', () => {
    expect(
      eventsBetween(reply({ message: 'Ol' }), reply({ message: 'Olá!', activity: 'Lendo respostas' })),
    ).toEqual(
      [
        { type: 'activity', data: { messageId: 7, activity: 'Lendo respostas' } },
        { type: 'text', data: { messageId: 7, offset: 0, text: 'Olá!' } },
      ].map((event) =>
        event.type === 'text' ? { ...event, data: { messageId: 7, offset: 2, text: 'á!' } } : event,
      ),
    );
  });

  it('should tell a text that began anew from its beginning', () => {
    expect(eventsBetween(reply({ message: 'Primeira' }), reply({ message: 'Se' }))).toEqual([
      { type: 'text', data: { messageId: 7, offset: 0, text: 'Se' } },
    ]);
  });

  it('should take another reply as new', () => {
    expect(eventsBetween(reply({ id: 6, message: 'Olá' }), reply({ message: 'Olá' }))).toEqual([
      { type: 'text', data: { messageId: 7, offset: 0, text: 'Olá' } },
    ]);
  });

  it.each(['done', 'failed', 'stopped'] as const)(
    'should end with the whole message when it is %s',
    (status) => {
      const end = reply({ message: 'Olá', status });
      expect(eventsBetween(reply({ message: 'Olá' }), end)).toEqual([{ type: status, data: end }]);
    },
  );
});
