import { describe, expect, it } from '@jest/globals';
import { withoutValues } from './logging.js';

describe('withoutValues', () => {
  it('should keep of a database error its code, table, constraint and frames, and no value', () => {
    const cause = Object.assign(new Error('duplicate key value (email)=(ana@exemplo.test)'), {
      code: '23505',
      table: 'user_account',
      constraint: 'user_account_email_unique',
      detail: 'Key (email)=(ana@exemplo.test) already exists.',
    });
    const error = new Error(`insert into user_account values ('ana@exemplo.test')\n    at ana@exemplo.test`, {
      cause,
    });
    const logged = withoutValues(error) as { stack: string };
    expect(JSON.stringify(logged)).not.toContain('ana@');
    expect(logged).toMatchObject({
      code: '23505',
      table: 'user_account',
      constraint: 'user_account_email_unique',
    });
    expect(logged.stack).toContain('logging.spec.ts');
  });

  it('should keep the message of other errors', () => {
    expect(withoutValues(new Error('Unknown mail'))).toMatchObject({ message: 'Unknown mail' });
  });
});
