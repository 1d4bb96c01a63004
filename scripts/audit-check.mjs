// npm run audit:check: whether any act of the audit trail was changed or deleted (docs/adr/0024-sealed-audit-trail.md).
import { becomeServerCommand } from './lib/project.mjs';

becomeServerCommand('check-audit.js');
