import type { Activity, ChatLine } from '../../src/ai/assistant/assistant.js';
import {
  ExternalAssistant,
  type ModelTimeouts,
  type ModelWatch,
} from '../../src/ai/external/external-assistant.js';
import type { KnownPerson } from '../../src/ai/assistant/known-person.js';
import type { Workspace } from '../../src/ai/workspace/workspace.js';
import type { RecordingEndpoint } from './recording-endpoint.js';

/** Short enough for tests, long enough for a busy machine where nothing hangs. */
const TIMEOUTS: Partial<ModelTimeouts> = { retryDelaysMs: [1, 1] };

interface ReplyValues {
  message?: string;
  history?: ChatLine[];
  people?: KnownPerson[];
  timeouts?: Partial<ModelTimeouts>;
  watch?: ModelWatch;
  signal?: AbortSignal;
}

/** What the external assistant answers through the endpoint, piece by piece, and what it was doing meanwhile. */
export async function externalReply(
  endpoint: Pick<RecordingEndpoint, 'baseUrl'>,
  workspace: Workspace,
  { message = 'Olá', history = [], people = [], timeouts, watch, ...rest }: ReplyValues = {},
): Promise<{ text: string; pieces: string[]; activities: Activity[] }> {
  const { baseUrl } = endpoint;
  const settings = { apiKey: 'segredo', baseUrl, model: 'modelo', timeouts: { ...TIMEOUTS, ...timeouts } };
  const { signal = new AbortController().signal } = rest;
  const context = {
    message,
    history,
    memory: null,
    remember: () => undefined,
    today: '2026-11-10',
    people,
    signal,
  };
  const activities: Activity[] = [];
  const pieces: string[] = [];
  const reply = new ExternalAssistant(settings, watch).reply(context, workspace, (each) =>
    activities.push(each),
  );
  for await (const piece of reply) pieces.push(piece);
  return { text: pieces.join(''), pieces, activities };
}
