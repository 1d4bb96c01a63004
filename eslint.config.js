import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'URL', 'fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'].map(
    (name) => [name, 'readonly'],
  ),
);

/**
 * The server's folders from the ground up. A folder imports only from those before it, and of a feature only its
 * `index.ts`; so no circle can arise.
 */
const FLOORS = [
  'platform',
  'embedded',
  'accounts',
  'consents',
  'audit',
  'settings',
  'mail',
  'auth',
  'channels',
  'news',
  'messages',
  'timetable',
  'solver',
  'ministers',
  'registrations',
  'training',
  'roster',
  'publication',
  'schedules',
  'questionnaires',
  'substitutions',
  'attendance',
  'duties',
  'coordination',
  'fairness',
  'dashboard',
  'stats',
  'health',
  'ai',
  'privacy',
  'users',
  'backup',
  'imports',
  'first-steps',
  'archive',
];

/** What a folder may not import: floors above its own, the root of the sources, the inside of the floors below. */
function closedTo(floor) {
  const own = FLOORS.indexOf(floor);
  const above = FLOORS.slice(own + 1).join('|');
  const below = FLOORS.slice(1, own).join('|');
  return [
    above && {
      regex: `^(?:\\.\\./)+(?:${above})/`,
      message: 'This folder stands above: see FLOORS in eslint.config.js.',
    },
    below && {
      regex: `^(?:\\.\\./)+(?:${below})/(?!index\\.js$)`,
      message: 'Of another feature, import only its index.ts.',
    },
  ].filter(Boolean);
}

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '**/.data', 'frontend/src/api/generated'] },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: nodeGlobals } },
  {
    files: ['backend/**/*.{ts,tsx}', 'frontend/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          extensions: ['.ts', '.tsx', '.js'],
        }),
      ],
    },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-inferrable-types': 'off',
      // Of installed packages only the entry is looked at: their circles are not ours, and reading them takes a minute.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: ['backend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it in platform/config/env.ts.' },
      ],
    },
  },
  ...FLOORS.map((floor) => ({
    files: [`backend/src/${floor}/**/*.{ts,tsx}`],
    ignores: ['backend/src/**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: closedTo(floor) }] },
  })),
  {
    files: ['backend/src/platform/config/env.ts', 'backend/src/**/*.spec.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  prettier,
);
