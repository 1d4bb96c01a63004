import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Lets a worker thread run the TypeScript sources as they are: `./x.js` falls back to `./x.ts`. */
const TYPESCRIPT_SOURCES = `
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && specifier.endsWith('.js')) {
      const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
      if (existsSync(fileURLToPath(source))) return nextResolve(source.href, context);
    }
    return nextResolve(specifier, context);
  },
});`;

/**
 * Starts a worker thread on a module beside the caller's, whether that runs built or as TypeScript source.
 * @param module name without its ending, as in `./roster-worker`.
 * @param caller the caller's `import.meta.url`.
 */
export function startThread(module: string, caller: string, options: WorkerOptions = {}): Worker {
  const sources = caller.endsWith('.ts');
  return new Worker(new URL(`${module}.${sources ? 'ts' : 'js'}`, caller), {
    ...options,
    ...(sources && {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(TYPESCRIPT_SOURCES)}`],
    }),
  });
}
