// npm run restore: the parish as a backup holds it (docs/operations.md).
import { becomeServerCommand } from './lib/project.mjs';

becomeServerCommand('run-restore.js');
