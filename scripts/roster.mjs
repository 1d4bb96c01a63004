// npm run --silent roster -- problem.json: the roster engine on a file, without server or database.
import { become, node } from './lib/project.mjs';

become(node, ['--no-warnings', 'backend/dist/src/roster/compute/roster-cli.js', ...process.argv.slice(2)]);
