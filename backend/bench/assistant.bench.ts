import type { LocalAssistant } from '../src/ai/local/local-assistant.ts';
import type { Workspace, WorkspaceState } from '../src/ai/workspace/workspace.ts';
import { knownPeopleOf, workspaceOf } from '../eval/invented-parish.ts';
import { parish, TODAY } from '../eval/parish.ts';
import { IMPROVE } from '../eval/requests/improve.ts';
import { SECOND } from '../eval/requests/improve-second.ts';
import { median, table } from './support.ts';

const REPEATS = 20;
const LONGEST = 4_000;
const PEOPLE = 200;

/** The local assistant's replies that compute nothing, and its longest messages. */
export async function run(): Promise<void> {
  const built = (file: string): Promise<unknown> => import(new URL(`../dist/${file}`, import.meta.url).href);
  const { LocalAssistant: Assistant } = (await built('src/ai/local/local-assistant.js')) as {
    LocalAssistant: typeof LocalAssistant;
  };
  const { Workspace: Place } = (await built('src/ai/workspace/workspace.js')) as {
    Workspace: typeof Workspace;
  };
  const assistant = new Assistant();
  const unsolved = () => Promise.reject(new Error('Nothing is computed here.'));

  /** Milliseconds until a reply is whole. */
  async function timed(message: string, state: WorkspaceState): Promise<number> {
    const start = performance.now();
    const context = {
      message,
      history: [],
      memory: null,
      remember: () => undefined,
      today: TODAY,
      people: [],
      signal: new AbortController().signal,
    };
    let text = '';
    for await (const piece of assistant.reply(context, new Place(state, unsolved), () => undefined))
      text += piece;
    if (text === '') throw new Error(`Nothing was answered: ${message}`);
    return performance.now() - start;
  }

  const requests = [IMPROVE, SECOND]
    .flatMap((set) => Object.values(set).flat())
    .filter(({ solves, parish: other }) => !solves && other === undefined)
    .map(({ says }) => [says].flat()[0]!)
    .filter((says) => !/\b(?:ger|mont|calcul|preench|refa|roda)/i.test(says));
  const times: number[] = [];
  for (const request of requests) times.push(await timed(request, parish()));
  const sorted = times.toSorted((a, b) => a - b);

  const sentence = 'A Joana ligou ontem e disse que o João não pode no dia 15 porque viaja com a família. ';
  const long = sentence.repeat(Math.ceil(LONGEST / sentence.length)).slice(0, LONGEST);
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Pessoa ${String.fromCharCode(65 + (index % 26))}${'aeiou'[index % 5]}lm${index}`,
    answers: 'a',
  }));
  const crowd = workspaceOf({
    schedule: { id: 1, title: 'Escala', year: 2026, month: 11, startDate: '2026-11-01' },
    masses: [{ date: '2026-11-22', time: '08:00', description: 'Missa' }],
    people,
    places: [],
    maxDuties: 4,
  });
  const names = `Não escale ${knownPeopleOf(people)
    .map(({ scheduleName }) => scheduleName)
    .join(', ')} no dia 22`;
  const repeated = async (message: string, state: WorkspaceState) => {
    const all: number[] = [];
    for (let n = 0; n < REPEATS; n += 1) all.push(await timed(message, state));
    return all.toSorted((a, b) => a - b);
  };
  const [longest, crowded] = [await repeated(long, parish()), await repeated(names, crowd)];
  const row = (what: string, limit: string, all: number[]) => [
    what,
    limit,
    median(all).toFixed(1),
    all[Math.floor(all.length * 0.99)]!.toFixed(1),
  ];
  table(
    ['Reply', 'wanted', 'median ms', '99th of 100'],
    [
      row(`${sorted.length} requests without computing`, '< 100', sorted),
      row(`${LONGEST} characters`, '< 300', longest),
      row(`${PEOPLE} names`, '< 300', crowded),
    ],
  );
}
