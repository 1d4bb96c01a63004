// npm start, npm run demo: install what is missing, build what is stale, start everything.
import { become, ensureBuilt, ensureInstalled, node, settingsFile } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, [...settingsFile, 'backend/dist/src/main.js', ...process.argv.slice(2)], {
  env: { NODE_NO_WARNINGS: '1' },
});
