// npm run backup: the whole parish in one file (docs/operations.md).
import { become, ensureBuilt, ensureInstalled, node, settingsFile } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['--no-warnings', ...settingsFile, 'backend/dist/src/run-backup.js', ...process.argv.slice(2)]);
