import { describe, expect, it } from '@jest/globals';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';
import { NOTHING } from './memory.js';
import { sentenceBySentence } from './sentence-by-sentence.js';

const people = ['Bento', 'Clara'].map((name, index) => ({ id: index + 1, name }));
const masses = ['08', '15', '22'].map((day) => ({
  date: `2026-11-${day}`,
  time: '08:00',
  description: 'Missa',
}));
const reader = new MessageReader({ people, masses, today: '2026-11-03', dutiesOf: () => [] });
const tools = {
  masses,
  people,
  viewing: 'roster',
  listRules: () => [],
  person: () => ({ duties: [] }),
} as unknown as AssistantTools;

const after = (message: string, before: string) =>
  sentenceBySentence(message, reader, tools, {
    ...NOTHING,
    last: reader.read(before) as Request[],
    changes: [{ added: [], removed: [] }],
    changed: true,
  })?.map(({ kind, people: some, masses: when }) =>
    `${kind} ${some.map(({ words }) => words).join('+')} ${when.map(({ date }) => date?.slice(8)).join()}`.trim(),
  );

describe('A follow-up of several sentences', () => {
  it('should be read one in the light of the other', () => {
    expect(after('Nem dia 15. A Clara idem.', 'Bento não pode dia 8')).toEqual([
      'exclude bento 15',
      'exclude clara 15',
    ]);
  });

  it.each(['Nem dia 15. A Clara é forte que nem um touro.', 'Nem dia 15.', 'Nem dia 15? A Clara idem.'])(
    'should be left to the other readings: “%s”',
    (message) => {
      expect(after(message, 'Bento não pode dia 8')).toBeUndefined();
    },
  );
});
