import { loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ApiCaller } from '../../scripts/api-caller.ts';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { median, table, withPostgres } from './support.ts';

const ROWS = 1000;
const RUNS = 5;
const LIMIT_MS = 5000;

interface Read {
  fileName: string;
  columns: string[];
  lines: string[];
}

/** A list of people, every third without an e-mail, from the file to the records, beside a bare insert of the same. */
export async function run(): Promise<void> {
  await withPostgres(async (url, folder) => {
    const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
    const server = await spawnServer({ env, args: ['--demo'] });
    try {
      const admin = await new ApiCaller([server.url]).login('admin@demo.local', 'partilha-demo');
      await admin.agree();
      const times: Record<'read' | 'preview' | 'import' | 'bare', number[]> = {
        read: [],
        preview: [],
        import: [],
        bare: [],
      };
      for (let at = 0; at < RUNS; at += 1) {
        const text = spreadsheet(at);
        const read = await timed(times.read, () =>
          admin.expect<Read>(200, 'POST', '/api/imports/text', { text }),
        );
        const { fileName, columns, lines } = read;
        const rest = { leftOut: [], otherPeople: [], defaultExperience: '1-3-anos' };
        const body = { fileName, columns, lines, ...rest };
        await timed(times.preview, () => admin.expect(200, 'POST', '/api/imports/people/preview', body));
        const made = await timed(times.import, () =>
          admin.expect<{ id: number; made: number }>(201, 'POST', '/api/imports/people', body),
        );
        if (made.made !== ROWS) throw new Error(`${made.made} of ${ROWS} people were made`);
        await admin.expect(200, 'POST', `/api/imports/${made.id}/undo`);
        await timed(times.bare, () => bareInsert(url));
      }
      const row = (what: string, values: number[]) => [
        what,
        Math.round(median(values)),
        Math.round(Math.max(...values)),
      ];
      table(
        [`${ROWS} rows, ${RUNS} times`, 'ms (median)', 'ms (longest)'],
        [
          row('bare: accounts and ministers in two inserts', times.bare),
          row('the pasted text is read (a thread of its own)', times.read),
          row('preview: the import, rolled back', times.preview),
          row('import', times.import),
        ],
      );
      console.log(`\nLoad of the machine meanwhile: ${loadavg()[0]!.toFixed(1)} (two cores).`);
      const longest = Math.max(...times.import);
      if (longest > LIMIT_MS)
        throw new Error(`An import took ${Math.round(longest)} ms; the limit is ${LIMIT_MS}`);
    } finally {
      await server.stop();
    }
  });
}

function spreadsheet(run: number): string {
  const lines = Array.from({ length: ROWS }, (_, at) =>
    [
      `Pessoa${run} Número${at} da Silva`,
      at % 3 === 2 ? '' : `pessoa${run}-${at}@exemplo.test`,
      `(15) 9${String(run)}${String(1_000_000 + at)}`,
      '2 anos',
      'dom 8h e 10h',
    ].join('\t'),
  );
  return ['Nome\tE-mail\tCelular\tExperiência\tDisponibilidade', ...lines].join('\n');
}

async function timed<Result>(into: number[], work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  into.push(performance.now() - start);
  return result;
}

/** The same rows and nothing around them: not read, not compared, not audited; and not kept. */
async function bareInsert(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query(
    `insert into user_account (email, name, role)
     select 'bare-' || i || '@exemplo.test', 'Pessoa ' || i, 'ministro' from generate_series(1, $1) i where i % 3 <> 2`,
    [ROWS],
  );
  await client.query(
    `insert into minister (full_name, full_name_key, schedule_name, experience, availability)
     select 'Pessoa ' || i, 'pessoa ' || i, 'Bare ' || i, '1-3-anos', '{domingo-8h,domingo-10h}' from generate_series(1, $1) i`,
    [ROWS],
  );
  await client.query('rollback');
  await client.end();
}
