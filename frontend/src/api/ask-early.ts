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
/** News and courses stand below the fold, and come after. */
const HOME: Calls = { ...FRAME, '/api/my-duties': 'duties.own', '/api/my-offers': 'duties.own' };
/** What pages ask for when they open, and who may; first-page.e2e.ts finds what they no longer ask for. */
const PAGES: Record<string, Calls> = {
  '/': HOME,
  '/dashboard': HOME,
  '/my-schedule': { ...HOME, '/api/my-duties/share': 'duties.own' },
  '/my-questionnaires': { ...FRAME, '/api/questionnaires/sent': 'questionnaires.answer' },
};

// The first format of a language takes a slow processor 100 ms, and until the code comes it has nothing else to do.
setTimeout(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }), 1000);

const token = readToken();
if (token !== null) void askEarly(token);

async function askEarly(token: string): Promise<void> {
  const early: Early = (window.early = { token, answers: {}, data: {} });
  const keep = async (url: Address, answer: Promise<Response>): Promise<void> => {
    const copy = (await answer).clone();
    if (copy.ok) early.data[url] = await copy.json();
  };
  const ask = (url: Address): Promise<void> => {
    const answer = fetch(url, { credentials: 'include', headers: { authorization: `Bearer ${token}` } });
    early.answers[url] = answer;
    // Whoever takes the answer hears of its failure.
    return keep(url, answer).catch(() => undefined);
  };
  const who = ask('/api/auth/me');
  void ask('/api/settings/public');
  await who;
  const me = early.data['/api/auth/me'] as Answer<'GET /api/auth/me'> | undefined;
  if (!me || window.early !== early || me.consentRequired || me.secondFactorNeeded) return;
  for (const [url, needs] of Object.entries(PAGES[location.pathname] ?? {}) as [Address, Permission][])
    if (me.permissions.includes(needs) && !(url in early.answers)) void ask(url);
}
