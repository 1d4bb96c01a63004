// npm run migration -- name: writes a migration from what has changed in the entities.
import { must, node, ensureBuilt } from './lib/project.mjs';

ensureBuilt();
must(node, ['--no-warnings', 'backend/dist/src/create-migration.js', process.argv[2] ?? 'change']);
ensureBuilt();
