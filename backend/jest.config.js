/** Jest, whose test files share their modules: test/support/jest-runtime.js says how. */
export default {
  rootDir: '.',
  runtime: '<rootDir>/test/support/jest-runtime.js',
  testEnvironment: '<rootDir>/test/support/jest-environment.js',
  testSequencer: '<rootDir>/test/support/jest-sequencer.js',
  roots: ['<rootDir>/src', '<rootDir>/demo', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
  // Only what hangs meets it: no test may depend on how fast the machine is.
  testTimeout: 600_000,
  maxWorkers: 2,
  // ioredis keeps a process for two seconds after a connection has ended; the default is to kill it after half a one.
  workerGracefulExitTimeout: 10_000,
};
