/**
 * The script that stands in the page itself (vite.config.ts): who is there, and what the page of the address shows
 * first, are asked for while its code is still coming. `takeEarly` gives the answers to whoever asks for the same.
 */
import type { Address, Answer } from './client.ts';
import type { Early } from './early.ts';
import { readToken } from './http.ts';

type Permission = Answer<'GET /api/auth/me'>['permissions'][number];
type Calls = Partial<Record<Address, Permission>>;

/** Below every page of signed-in people. */
const FRAME: Calls = { '/api/calendar/today': 'account.own', '/api/dashboard': 'content.read' };
const HOME: Calls = {
  ...FRAME,
  '/api/my-duties': 'duties.own',
  '/api/news': 'content.read',
  '/api/training-courses': 'content.read',
};
/** What pages ask for when they open, and who may; first-page.e2e.ts finds what they no longer ask for. */
const PAGES: Record<string, Calls> = {
  '/': HOME,
  '/dashboard': HOME,
  '/my-schedule': { ...FRAME, '/api/my-duties': 'duties.own' },
  '/my-questionnaires': { ...FRAME, '/api/questionnaires/sent': 'questionnaires.answer' },
};

// The first format of a language takes a slow processor 100 ms, and until the code comes it has nothing else to do.
setTimeout(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }), 1000);

const token = readToken();
if (token !== null) void askEarly(token);

async function askEarly(token: string): Promise<void> {
  const early: Early = (window.early = { token, answers: {} });
  const ask = (url: Address): Promise<Response> => {
    const answer = fetch(url, { credentials: 'include', headers: { authorization: `Bearer ${token}` } });
    early.answers[url] = answer;
    return answer;
  };
  const who = ask('/api/auth/me');
  ask('/api/settings/public').catch(() => undefined);
  try {
    const me = (await (await who).clone().json()) as Partial<Answer<'GET /api/auth/me'>>;
    if (window.early !== early || me.consentRequired || me.secondFactorNeeded) return;
    for (const [url, needs] of Object.entries(PAGES[location.pathname] ?? {}) as [Address, Permission][])
      if (me.permissions?.includes(needs) && !(url in early.answers)) ask(url).catch(() => undefined);
  } catch {
    // Whoever takes the answer hears of its failure.
  }
}
