import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'URL', 'fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'].map(
    (name) => [name, 'readonly'],
  ),
);

/** Of another feature, only its module, its services and its records may be imported. */
const otherFeatureInside =
  '^(?:\\.\\./)+(?!(?:common|config|database|calendar|roster)/)[\\w-]+/(?!.*\\.(?:module|service|entity)\\.js$)';

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
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['backend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it in config/env.ts.' },
      ],
    },
  },
  {
    files: ['backend/src/*/**/*.{ts,tsx}'],
    ignores: ['backend/src/{common,database}/**', 'backend/src/**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: otherFeatureInside,
              message: 'Go through the other feature’s service, module or entity.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/config/env.ts', 'backend/src/**/*.spec.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  prettier,
);
