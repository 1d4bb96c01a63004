import { registerHooks } from 'node:module';

/**
 * Lets Node 24, which strips types by itself, follow this project's `./file.js` imports to `./file.ts`.
 * Import it first (`node --import ./scripts/typescript-imports.js file.ts`).
 */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
