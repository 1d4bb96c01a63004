// npm run build: what `npm start` does before it starts.
import { ensureBuilt, ensureInstalled } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
