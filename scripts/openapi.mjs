// npm run openapi: writes backend/openapi.json and the web client's types from the built server.
// With --check it only compares, and fails when either is stale.
import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, must, node, root } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const document = path.join(root, 'backend', 'openapi.json');
const types = path.join(root, 'frontend', 'src', 'api', 'generated');
const fresh = mkdtempSync(path.join(tmpdir(), 'partilha-openapi-'));
const freshDocument = path.join(fresh, 'openapi.json');
const freshTypes = path.join(fresh, 'generated');

must(node, ['--no-warnings', 'backend/dist/write-openapi.js', freshDocument]);
must(path.join(root, 'node_modules', '.bin', 'openapi-ts'), [
  '-i',
  freshDocument,
  '-o',
  freshTypes,
  '-p',
  '@hey-api/typescript',
  '--silent',
]);

if (process.argv.includes('--check')) {
  const same = (a, b) => {
    try {
      return readFileSync(a, 'utf8') === readFileSync(b, 'utf8');
    } catch {
      return false;
    }
  };
  const stale = [
    ...(same(document, freshDocument) ? [] : ['backend/openapi.json']),
    ...readdirSync(freshTypes)
      .filter((file) => !same(path.join(types, file), path.join(freshTypes, file)))
      .map((file) => `frontend/src/api/generated/${file}`),
  ];
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run openapi.`);
    process.exitCode = 1;
  }
} else {
  cpSync(freshDocument, document);
  rmSync(types, { recursive: true, force: true });
  cpSync(freshTypes, types, { recursive: true });
}
rmSync(fresh, { recursive: true, force: true });
