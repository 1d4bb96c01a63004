// npm run backup: the whole parish in one file (docs/operations.md).
import { becomeServerCommand } from './lib/project.mjs';

becomeServerCommand('run-backup.js');
