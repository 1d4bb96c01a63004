import { expect, it } from 'vitest';
import { senderOf } from './sender.ts';

it('should tell who wrote by name, role and name in the schedule', () => {
  const sender = { senderName: 'Rosa Prado', senderRole: 'ministro', senderScheduleName: 'Rosa P.' } as const;
  expect(senderOf(sender)).toBe('Rosa Prado · Ministro · Na escala: Rosa P.');
  expect(senderOf({ ...sender, senderRole: 'admin', senderScheduleName: null })).toBe(
    'Rosa Prado · Administrador',
  );
  expect(senderOf({ ...sender, senderRole: null, senderScheduleName: null })).toBe('Rosa Prado');
});
