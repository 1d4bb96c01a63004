// npm run restore: the parish as a backup holds it (docs/operations.md).
import { become, ensureBuilt, ensureInstalled, node, settingsFile } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['--no-warnings', ...settingsFile, 'backend/dist/src/run-restore.js', ...process.argv.slice(2)]);
