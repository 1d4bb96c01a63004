import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/platform/config/env.js';

interface Package {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(path.join(projectRoot(), 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

/** What `scripts/check-dependencies.mjs` finds wrong in a lock file. */
async function problemsOf(packages: Record<string, Package>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-lock-'));
  const file = path.join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
  const script = path.join(projectRoot(), 'scripts', 'check-dependencies.mjs');
  try {
    await promisify(execFile)(process.execPath, [script, file]);
    return [];
  } catch (error) {
    return (error as { stderr: string }).stderr.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The packages of the lock file', () => {
  it('should have licences that may be used, no known advisory, and in production no scripts or compilers', async () => {
    expect(await problemsOf(lock.packages)).toEqual([]);
  });

  it('should be refused with any of these', async () => {
    const packages = {
      'node_modules/lodash': { version: '4.17.20', license: 'MIT' },
      'node_modules/a/node_modules/semver': { version: '7.5.1', license: 'ISC' },
      'node_modules/copyleft': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/both': { version: '1.0.0', license: '(MIT AND AGPL-3.0)' },
      'node_modules/choice': { version: '1.0.0', license: '(GPL-2.0 OR Apache-2.0)' },
      'node_modules/unnamed': { version: '1.0.0' },
      'node_modules/native': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
      'node_modules/tool': { version: '1.0.0', license: 'MIT', hasInstallScript: true, dev: true },
      'node_modules/esbuild': { version: '1.0.0', license: 'MIT' },
      'node_modules/vite': { version: '1.0.0', license: 'MIT', dev: true },
    };
    expect(await problemsOf(packages)).toEqual([
      'lodash@4.17.20: GHSA-35jh-r3h4-6jhm (https://github.com/advisories/GHSA-35jh-r3h4-6jhm)',
      'semver@7.5.1: GHSA-c2qf-rxjj-qqgw (https://github.com/advisories/GHSA-c2qf-rxjj-qqgw)',
      'copyleft@1.0.0: licença GPL-3.0',
      'both@1.0.0: licença (MIT AND AGPL-3.0)',
      'unnamed@1.0.0: licença não declarada',
      'native@1.0.0: executa um script ao ser instalado em produção',
      'esbuild@1.0.0: não tem lugar em produção',
    ]);
  });
});
