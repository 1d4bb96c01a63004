// npm run build: what `npm start` does before it starts.
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';
import { noteTime } from './lib/steps.mjs';

for (const [title, work] of [
  ['instalação', ensureInstalled],
  ['construção', ensureBuilt],
]) {
  const start = Date.now();
  work();
  noteTime(title, Date.now() - start);
}
