import { describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { tokenIn } from '../support/mail-sink.js';
import { until } from '../support/until.js';
import { ADMINISTRATOR, firstLink, Site } from './site.js';

const NEW_PASSWORD = 'outra senha do ministro';

describe('The log', () => {
  it('should be JSON lines without password, token, link or address, though requests fail and links are in their paths', () =>
    Site.with({ redis: true, smtp: true }, async (site) => {
      const env = { LOG_LEVEL: 'info' };
      const [api, worker] = await Promise.all([site.start('api', { env }), site.start('worker', { env })]);
      const report = reportOf(api.output());
      const setupToken = firstLink(report);
      const visitor = new ApiCaller([api.url]);
      await visitor.send('GET', `/api/auth/validate-token/${setupToken}`);
      const admin = await site.administrator();
      await admin.expect(200, 'GET', '/api/auth/me');
      await site.addMinisters(1);

      const email = 'ministro1@exemplo.test';
      await visitor.expect(200, 'POST', '/api/auth/forgot-password', { email });
      await until(() => site.sink!.mails.length === 1);
      const resetToken = tokenIn(site.sink!.mails[0]!.content);
      await visitor.send('GET', `/api/auth/validate-reset-token/${resetToken}?email=${email}`);
      const reset = { token: resetToken, password: NEW_PASSWORD };
      await visitor.expect(200, 'POST', '/api/auth/reset-password', reset);
      await visitor.expect(400, 'POST', '/api/auth/reset-password', reset);
      await visitor.expect(401, 'POST', '/api/auth/login', { email, password: `${NEW_PASSWORD}?` });
      const { token } = await visitor.expect<{ token: string }>(200, 'POST', '/api/auth/login', {
        email,
        password: NEW_PASSWORD,
      });
      await visitor.send('GET', `/api/none/${setupToken}?token=${token}`);
      expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);

      for (const server of [api, worker]) {
        const log = server.output().replace(reportOf(server.output()), '');
        const lines = log.split('\n').filter(Boolean);
        expect(lines.length).toBeGreaterThan(5);
        for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
        for (const secret of [
          setupToken,
          resetToken,
          token,
          ADMINISTRATOR.password,
          NEW_PASSWORD,
          'token=',
          email,
          ADMINISTRATOR.email,
          site.databaseUrl,
        ])
          expect(log).not.toContain(secret);
      }
      const requests = api.output().match(/"route":"[^"]+"/g) ?? [];
      expect(requests).toContain('"route":"/api/auth/validate-token/:token"');
    }));
});

/** What the start-up prints for people, between the lines of the log. */
function reportOf(output: string): string {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('{'));
  const last = lines.findIndex((line) => line.startsWith('Assistente: '));
  return lines.slice(first, last + 1).join('\n');
}
