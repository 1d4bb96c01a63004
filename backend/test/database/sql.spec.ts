import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { describe, expect, it } from '@jest/globals';
import { entities } from '../../src/entities.js';
import { ormConfig } from '../../src/platform/database/orm.config.js';

/**
 * SQL is text to the compiler: here its tables and columns are held against the records, and each table against the
 * feature that owns it. `UPDATE_SQL_CROSSINGS=1` writes the list of who reads whose tables anew.
 */
const SOURCES = path.join(import.meta.dirname, '../../src');
const CROSSINGS = path.join(import.meta.dirname, 'sql-crossings.json');

/**
 * Owners of tables whose record stands elsewhere: ministers keep the schedule names, but their record refers to requests
 * to join, which stand above ministers.
 */
const OWNERS: Readonly<Record<string, string>> = { schedule_name: 'ministers' };

/** Whole-database work, which reads and writes every table by its nature. */
const EXEMPT = ['privacy', 'fairness'];

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|migrations\//.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

const metadata = [
  ...(await MikroORM.init(ormConfig('postgresql://nowhere/none', entities))).getMetadata().getAll().values(),
];
const columnsOf = new Map(
  metadata.map(({ tableName, props }) => [
    tableName,
    new Set(props.flatMap(({ fieldNames = [] }) => fieldNames)),
  ]),
);
const ownerOf = new Map(
  metadata.map(({ tableName, className }) => {
    const { file } = sources.find(({ text }) => text.includes(`export class ${className} `))!;
    return [tableName, OWNERS[tableName] ?? ownerOfFile(file)];
  }),
);

function ownerOfFile(file: string): string {
  return file.split('/')[0]!;
}

/** The texts of a source's `sql` templates, without what is put into them. */
function sqlOf(text: string): string[] {
  return [...text.matchAll(/sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/gs)].map(([, sql]) =>
    sql!.replace(/'[^']*'/g, "''").replace(/\$\{[^{}]*\}/g, '$'),
  );
}

/** Alias → tables that bear it somewhere in the source; a table is also an alias of itself. */
function aliasesIn(sql: string): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>();
  const bear = (alias: string, table: string) =>
    aliases.set(alias, (aliases.get(alias) ?? new Set()).add(table));
  for (const [, table, alias] of sql.matchAll(
    /\b(?:from|join|update|into)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?([a-z]\w*))?/g,
  )) {
    bear(table!, table!);
    if (alias && !KEYWORDS.has(alias)) bear(alias, table!);
  }
  for (const [, alias] of sql.matchAll(/\)\s+(?:as\s+)?([a-z]\w*)/g))
    if (!KEYWORDS.has(alias!)) bear(alias!, SUBQUERY);
  return aliases;
}

/** What an alias of a subquery or of a function's rows stands for: columns that no record has. */
const SUBQUERY = '(…)';

const KEYWORDS = new Set(
  'as set where join left inner cross on order group values select using full limit returning and lateral natural'.split(
    ' ',
  ),
);

/** The tables that statements of a text change. */
function writtenIn(sql: string): string[] {
  return [...sql.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/g)].map(
    ([, table]) => table!,
  );
}

/** The tables that statements of a text read. */
function readIn(sql: string): string[] {
  return [...sql.matchAll(/(?<!delete\s+)\b(?:from|join|using)\s+"?([a-z_]+)"?/g)].map(([, table]) => table!);
}

/**
 * The bare names in a statement that touches one table alone, which should be columns of it and are not: those that
 * `set`, the brackets of an `insert`, and conditions of the form `name = …` name.
 */
function unqualifiedIn(sql: string): string[] {
  const tables = new Set([...writtenIn(sql), ...readIn(sql)]);
  const [table] = tables;
  const columns = tables.size === 1 ? columnsOf.get(table!) : undefined;
  if (!columns || /\bwith\b|\bas\s*\(|from\s*\(|\$\s*\.|unnest|json/.test(sql)) return [];
  const inserted = /insert\s+into\s+"?[a-z_]+"?\s*\(([^)]*)\)/.exec(sql)?.[1]?.split(',') ?? [];
  const compared = [
    ...sql.matchAll(/(?:\b(?:where|and|or|set|not)|,)\s+\(?([a-z_]+)\s*(?:=|<|>|\bis\b|\bin\b)/g),
  ];
  return [...inserted, ...compared.map(([, name]) => name!)]
    .map((name) => name.trim().replace(/"/g, ''))
    .filter((name) => /^[a-z_]+$/.test(name) && !columns.has(name));
}

describe('SQL in the sources', () => {
  it('should name columns that the records have', () => {
    const unknown = sources.flatMap(({ file, text }) => {
      const sql = sqlOf(text).join('\n');
      const aliases = aliasesIn(sql);
      return [...sql.matchAll(/(?<![\w."'])([a-z]\w*)\.([a-z_]\w*)\b(?!\s*\()/g)]
        .filter(([, alias, column]) => {
          const tables = [...(aliases.get(alias!) ?? [])];
          const known = tables.filter((table) => columnsOf.has(table));
          // An alias that somewhere stands for a subquery has columns of its own there.
          if (known.length === 0 || known.length < tables.length) return false;
          return !known.some((table) => columnsOf.get(table)!.has(column!));
        })
        .map(([reference]) => `${file}: ${reference}`);
    });
    expect(unknown).toEqual([]);
  });

  it('should name columns that the records have, also where a statement of one table gives no alias', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      sqlOf(text).flatMap((sql) => unqualifiedIn(sql).map((column) => `${file}: ${column}`)),
    );
    expect(unknown).toEqual([]);
  });

  it('should touch tables of other features only where that is written down', () => {
    const crossings: Record<'writes' | 'reads', Record<string, string[]>> = { writes: {}, reads: {} };
    for (const { file, text } of sources) {
      const owner = ownerOfFile(file);
      if (EXEMPT.includes(owner)) continue;
      const sql = sqlOf(text).join('\n');
      const isForeign = (table: string) => ownerOf.has(table) && ownerOf.get(table) !== owner;
      const note = (kind: 'writes' | 'reads', tables: Iterable<string>) => {
        const foreign = [...new Set(tables)].filter(isForeign).sort();
        if (foreign.length > 0) crossings[kind][file] = foreign;
      };
      note('writes', writtenIn(sql));
      note('reads', readIn(sql));
    }
    if (process.env.UPDATE_SQL_CROSSINGS) writeFileSync(CROSSINGS, `${JSON.stringify(crossings, null, 2)}\n`);
    expect(crossings).toEqual(JSON.parse(readFileSync(CROSSINGS, 'utf8')));
  });
});
