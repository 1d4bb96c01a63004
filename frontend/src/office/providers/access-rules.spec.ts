import { describe, expect, it } from 'vitest';
import { canAccess } from './access-rules.ts';

describe('canAccess', () => {
  it('should let readers list, show and export, and nothing else', () => {
    for (const action of ['list', 'show', 'export'])
      expect(canAccess(['people.read'], 'ministers', action)).toBe(true);
    for (const action of ['create', 'edit', 'delete', 'clone'])
      expect(canAccess(['people.read'], 'ministers', action)).toBe(false);
  });

  it('should let writers change', () => {
    expect(canAccess(['people.read', 'people.write'], 'ministers', 'edit')).toBe(true);
  });

  it('should refuse what nobody has ruled on', () => {
    expect(canAccess(['settings.manage'], 'secrets', 'list')).toBe(false);
  });
});
