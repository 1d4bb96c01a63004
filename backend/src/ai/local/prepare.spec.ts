import { expect, it } from '@jest/globals';
import { LocalAssistant } from './local-assistant.js';
import { MessageReader } from './reading/read-message.js';

const MOST_MS = 100;

it('should read the first misspelt message in no time, once it is prepared', () => {
  LocalAssistant.prepare();
  const people = [{ id: 1, name: 'João' }];
  const masses = [{ date: '2026-11-08', time: '10:00', description: 'Missa' }];
  const start = performance.now();
  const reader = new MessageReader({ people, masses, today: '2026-11-03' });
  const found = reader.read(reader.respelled('nao escqlar o joao no domngo'));
  expect(performance.now() - start).toBeLessThan(MOST_MS);
  expect(found).toMatchObject([{ kind: 'exclude' }]);
});
