// npm run audit:check: whether any act of the audit trail was changed or deleted (docs/adr/0024-sealed-audit-trail.md).
import { become, ensureBuilt, ensureInstalled, node, settingsFile } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, ['--no-warnings', ...settingsFile, 'backend/dist/src/check-audit.js', ...process.argv.slice(2)]);
