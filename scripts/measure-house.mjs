// Counts what docs/one-roster.md tells of the house before and after: node scripts/measure-house.mjs [commit …]
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Right before the work on issue 11, and right after its first round. */
const [BEFORE, REBUILT] = ['19324b6', '5e3c11d'];
const commits = process.argv.length > 2 ? process.argv.slice(2) : [BEFORE, REBUILT, 'HEAD'];
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** The production sources of a commit, by path: no tests, no generated files, no migrations, no demonstration. */
function sourcesOf(commit) {
  const names = git('ls-tree', '-r', '--name-only', commit, 'backend/src', 'frontend/src')
    .split('\n')
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .filter((name) => !/\.spec\.|\/generated\/|\/migrations\/|\/demo[-/]/.test(name));
  const texts = execFileSync('git', ['cat-file', '--batch'], {
    input: names.map((name) => `${commit}:${name}\n`).join(''),
    maxBuffer: 1 << 28,
  });
  const sources = new Map();
  let at = 0;
  for (const name of names) {
    const end = texts.indexOf('\n', at);
    const size = Number(texts.subarray(at, end).toString().split(' ')[2]);
    sources.set(name, texts.subarray(end + 1, end + 1 + size).toString());
    at = end + 1 + size + 1;
  }
  return sources;
}

const linesOf = (texts) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** Declared types with a field for a person and one for a mass, and nothing that tells they are rows of a database. */
function placeTypes(server) {
  return server.flatMap(([, text]) =>
    [...text.matchAll(/(?:interface|class|type) (\w+)[^{;]*\{([^{}]*)\}/g)]
      .filter(([, , body]) => /^\s*minister(?:Id)?[?!]?:/m.test(body) && /^\s*slot(?:Id)?[?!]?:/m.test(body))
      .map(([, name]) => name),
  );
}

/** Ids turned into texts or numbers, in code and in SQL. */
function idCasts(server) {
  return server.flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /\b(?:Number|String)\((?:[^()]*(?:[iI]d|slot|minister))\)|\b(?:\w+\.)?(?:\w+_)?id\)?::text\b/g,
      ),
    ].map(([cast]) => `${file}: ${cast}`),
  );
}

/** References to tables in `sql` templates from a feature that does not hold the table's record; erasure, export and the fairness report apart. */
function crossings(server) {
  const ownerOf = new Map();
  const featureOf = (file) => file.split('/')[2];
  for (const [file, text] of server)
    for (const [, options, name] of text.matchAll(/@Entity\(([^)]*)\)[\s\S]*?export class (\w+) /g))
      ownerOf.set(
        /tableName: '(\w+)'/.exec(options)?.[1] ?? name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase(),
        featureOf(file),
      );
  const all = server.flatMap(([file, text]) =>
    [...text.matchAll(/sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/gs)].flatMap(([, sql]) =>
      [...sql.matchAll(/\b(?:from|join|update|into|using)\s+"?([a-z_]+)"?/g)]
        .filter(([, table]) => ownerOf.has(table))
        .map(([, table]) => ({ feature: featureOf(file), owner: ownerOf.get(table) })),
    ),
  );
  const foreign = all.filter(
    ({ feature, owner }) => feature !== owner && !['privacy', 'fairness'].includes(feature),
  );
  return { all: all.length, foreign: foreign.length };
}

/** Folders that stand in a circle of imports, by a name for each file's folder. */
function circles(files, folderOf) {
  const names = new Set(files.map(([file]) => file));
  const edges = new Map();
  for (const [file, text] of files) {
    const from = folderOf(file);
    if (from === undefined) continue;
    for (const [, spec] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = path.posix.join(path.posix.dirname(file), spec);
      const found = [target, ...['.ts', '.tsx'].map((end) => target.replace(/\.js$/, end))].find((name) =>
        names.has(name),
      );
      const to = found && folderOf(found);
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (start) => {
    const seen = new Set();
    const open = [...(edges.get(start) ?? [])];
    while (open.length > 0) {
      const next = open.pop();
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(edges.get(next) ?? []));
    }
    return seen;
  };
  const reach = new Map([...edges.keys()].map((folder) => [folder, reached(folder)]));
  const groups = new Map();
  for (const [folder, seen] of reach)
    if (seen.has(folder)) {
      const group = [...seen].filter((other) => reach.get(other)?.has(folder)).sort();
      groups.set(group.join(' '), group);
    }
  return [...groups.values()];
}

for (const commit of commits) {
  const sources = [...sourcesOf(commit)];
  const code = sources.filter(([file]) => !file.endsWith('.css'));
  const server = code.filter(([file]) => file.startsWith('backend/src/'));
  const web = code.filter(([file]) => file.startsWith('frontend/src/'));
  const texts = (files) => files.map(([, text]) => text);
  const filesWith = (pattern) =>
    code.filter(([file, text]) => pattern.test(text) && !/\/ai\//.test(file)).map(([file]) => file);
  const inFolder = (root) => (file) =>
    file.startsWith(root) ? file.slice(root.length).split('/').slice(0, -1)[0] : undefined;
  const report = {
    commit: git('log', '-1', '--format=%h %ad %s', '--date=short', commit).trim(),
    server: { files: server.length, lines: linesOf(texts(server)) },
    web: { files: web.length, lines: linesOf(texts(web)) },
    ai: linesOf(texts(server.filter(([file]) => file.includes('/ai/')))),
    placeTypes: placeTypes(server),
    idCasts: idCasts(server).length,
    questionIds: server
      .filter(([, text]) => /`slot_\$|slot_\(\\d|'slot_' \|\||= 'slot_'/.test(text))
      .map(([file]) => file),
    monthlyLimit: filesWith(/[Ll]imite de \$\{|atingiu o limite|máximo de missas/),
    blockedDate: filesWith(/[Bb]loqueou (?:esta|a|o) d(?:ata|ia)|data bloqueada/),
    proposalRecords: server
      .filter(([, text]) => /@Entity[\s\S]*export class \w*(?:Run|Proposal) /.test(text))
      .map(([file]) => file),
    mails: filesWith(/substitution-?declined/i),
    sql: crossings(server),
    serverCircles: circles(server, inFolder('backend/src/')),
    officeCircles: circles(web, inFolder('frontend/src/office/')),
    rosterCircles: circles(web, inFolder('frontend/src/office/roster/')),
    webCircles: circles(web, inFolder('frontend/src/')),
  };
  console.log(JSON.stringify(report, null, 1));
}
