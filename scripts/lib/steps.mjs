import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { environment, root } from './project.mjs';

/** Where each part writes how long it took: `.ci/run` asks for it, and shows it as a table at the end. */
const TIMES = process.env.PARTILHA_TIMES;

/**
 * Runs commands side by side, so many at once; what a command prints stays together.
 * @param steps `{ title, command, args, cwd?, env? }`, those that take longest first.
 * @param ended called with each step and whether it succeeded.
 */
export async function runSteps(steps, atOnce, ended) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { ok, output } = await runStep(step);
      console.log(`${output}${ok ? 'ok    ' : 'FALHOU'} ${step.title}`);
      ended(step, ok);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function runStep({ title, command, args, cwd = root, env = {} }) {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => {
      noteTime(title, Date.now() - start);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Writes down what a part took, for {@link tableOfTimes}. */
export function noteTime(title, milliseconds) {
  if (TIMES) appendFileSync(TIMES, `${Math.round(milliseconds / 1000)}\t${title}\n`);
}

/** The table of what has been written down, or nothing. */
export function tableOfTimes() {
  if (!TIMES || !existsSync(TIMES)) return '';
  const rows = readFileSync(TIMES, 'utf8').trim().split('\n');
  return rows
    .map((row) => row.split('\t'))
    .map(([seconds, title]) => `${seconds.padStart(6)} s  ${title}\n`)
    .join('');
}
