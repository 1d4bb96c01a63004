import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';

const SOURCES = new URL('../../', import.meta.url).href;
const GLOBALS = 'jest-globals:';

/** The runtime of the test file that is running, and how many there have been in this process. */
let current = null;
let files = 0;
const sourceMaps = new Map();

// As a server has it once it has read its settings.
process.env.NODE_ENV = 'production';

registerHooks({
  resolve(specifier, context, next) {
    // Each test file has mocks and timers of its own, so its own copy of this module.
    if (specifier === '@jest/globals') return { url: `${GLOBALS}${files}`, shortCircuit: true };
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.startsWith(SOURCES))
      for (const ending of ['.ts', '.tsx']) {
        const source = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
        if (existsSync(source)) return next(source.href, context);
      }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url.startsWith(GLOBALS)) return { format: 'module', source: globalsModule(), shortCircuit: true };
    if (url.startsWith(SOURCES) && /\.tsx?$/.test(url))
      return { format: 'module', source: current.compile(url), shortCircuit: true };
    return next(url, context);
  },
});

function globalsModule() {
  globalThis[Symbol.for(GLOBALS)] = current.globals();
  return `export const { ${Object.keys(current.globals()).join()} } = globalThis[Symbol.for('${GLOBALS}')];`;
}

/**
 * Lets Node load the test files, so that a worker process loads each module once instead of once for each test
 * file: some 3,000 modules, which took longer than the tests. The price: module state is shared by test files as it
 * is by the parts of one server, and there is no mocking of modules (`jest.mock`), which no test here does.
 */
export default class SharedRuntime extends JestRuntime {
  #transformer;

  constructor(...parameters) {
    super(...parameters);
    [, , , this.#transformer] = parameters;
    current = this;
    files += 1;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(file) {
    return import(pathToFileURL(file).href);
  }

  /** Jest's test runner: a new one for each test file, as its tests and hooks are module state. */
  requireInternalModule(file) {
    const require = createRequire(file);
    delete require.cache[file];
    return require(file);
  }

  /** Jest would hand out its stand-ins for Node's modules, also to the modules that outlive the test file. */
  installGetBuiltinModule() {}

  getSourceMaps() {
    return sourceMaps;
  }

  globals() {
    return this.jestGlobals.cjsGlobals(this._testPath);
  }

  /** The JavaScript of a TypeScript file, through Jest's transform and its cache. */
  compile(url) {
    const file = fileURLToPath(url);
    const options = this._getFullTransformationOptions({
      isInternalModule: false,
      supportsDynamicImport: true,
      supportsExportNamespaceFrom: true,
      supportsStaticESM: true,
      supportsTopLevelAwait: true,
    });
    const { code, sourceMapPath } = this.#transformer.transform(file, options, readFileSync(file, 'utf8'));
    sourceMaps.set(url, sourceMapPath);
    return code;
  }
}
