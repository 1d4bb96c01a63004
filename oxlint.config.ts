import path from 'node:path';
import { defineConfig } from 'oxlint';

/** What is wrong in any JavaScript. */
const ANYWHERE = [
  'for-direction',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-nonoctal-decimal-escape',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unassigned-vars',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-unused-vars',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
];

/** What TypeScript's compiler says already, so that it is asked of JavaScript alone. */
const IN_JAVASCRIPT = [
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
  'no-with',
];

/** What is asked of TypeScript beside; those of the list `typescript/` that need types read them by TypeScript 7. */
const IN_TYPESCRIPT = [
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'no-array-constructor',
  'no-unused-expressions',
  'no-empty-function',
  'typescript/await-thenable',
  'typescript/ban-ts-comment',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-implied-eval',
  'typescript/no-misused-new',
  'typescript/no-misused-promises',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-wrapper-object-types',
  'typescript/only-throw-error',
  'typescript/prefer-as-const',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/restrict-template-expressions',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/dot-notation',
  'typescript/no-confusing-non-null-assertion',
  'typescript/non-nullable-type-assertion-style',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-optional-chain',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-string-starts-ends-with',
];

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

/** The assistant's folders, likewise: each shows the others its `index.ts`. */
const AI_FLOORS = ['records', 'assistant', 'workspace', 'rules', 'local', 'external', 'chat'];

/** The folders of the local assistant, in the order in which a message goes through them. */
const LOCAL_AI_FLOORS = [
  'vocabulary',
  'words',
  'references',
  'requests',
  'message',
  'facts',
  'parts',
  'reading',
  'settling',
  'conversation',
  'answering',
];

/** From a file of a folder, and of folders in it, to the folder that holds the floors. */
const UP = ['../', '../../', '../../../'];

const ABOVE = 'This folder stands above: see the floors in oxlint.config.ts.';

/** Floors above one of them. */
const closedAbove = (floors: string[], floor: string) => ({
  group: floors.slice(floors.indexOf(floor) + 1).flatMap((name) => UP.map((up) => `${up}${name}/**`)),
  message: ABOVE,
});

/** What a folder may not import: floors above its own, the root of the sources, the inside of the floors below. */
const closedTo = (floors: string[], floor: string, open: string[] = []) => [
  closedAbove(floors, floor),
  {
    group: floors
      .slice(0, floors.indexOf(floor))
      .filter((name) => !open.includes(name))
      .flatMap((name) => UP.flatMap((up) => [`${up}${name}/**`, `!${up}${name}/index.js`])),
    message: 'Of another feature, import only its index.ts.',
  },
];

/** Imports that are errors. */
const restricted = (patterns: { group: string[]; message: string }[]) => ({
  'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }] as never,
});

/** Imports that are errors in the files of a folder. A later entry for the same files takes the place of an earlier one. */
const closed = (folder: string, patterns: { group: string[]; message: string }[]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: restricted(patterns),
});

/** What every folder may import from as a whole. */
const GROUND = ['platform'];
const ofServer = (floor: string) => closedTo(FLOORS, floor, GROUND);
const ofAi = (floor: string) => [...ofServer('ai'), ...closedTo(AI_FLOORS, floor)];

/**
 * The floors inside `backend/src/roster/`, from the ground up; '.' are the files beside the folders: the records, the
 * roster's types, its reader, writer and history.
 */
const ROSTER_FLOORS = [
  'schedule-rules',
  '.',
  'rules',
  'wishes',
  'compute',
  'explanations',
  'editor',
  'proposals',
];

/** What a floor of the roster may not import: the floors above its own. */
const closedInRoster = (floor: string) => ({
  group: ROSTER_FLOORS.slice(ROSTER_FLOORS.indexOf(floor) + 1).map((name) =>
    name === '.' ? '../*.js' : `${floor === '.' ? './' : '../'}${name}/**`,
  ),
  message: ABOVE,
});

/**
 * The web's folders from the ground up. A folder imports only from those before it, lazily loaded pages and dialogs
 * included; the portal and the office know nothing of each other, so that neither loads the other's code.
 */
const WEB_FLOORS = ['lib', 'api', 'ui', 'shared', 'portal', 'office', 'app', 'testing'];

/** The folders of `frontend/src/office/`, likewise. */
const OFFICE_FLOORS = [
  'providers',
  'resource',
  'parts',
  'mass-rules',
  'invitations',
  'ministers',
  'admin',
  'imports',
  'confirmations',
  'questionnaires',
  'substitutions',
  'roster',
  'schedules',
  'ai-schedule',
  'attendance',
  'coordination',
  'fairness',
  'news',
  'community-posts',
  'training',
  'reference',
  'emails',
  'audit-events',
  'first-steps',
  'settings',
];

const ofWeb = (floor: string) => [
  closedAbove(WEB_FLOORS, floor),
  {
    group: floor === 'office' ? UP.map((up) => `${up}portal/**`) : [],
    message: 'What portal and office share stands in shared/.',
  },
];

const errors = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'error' as const]));
const none = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off' as const]));
const TYPESCRIPT = ['backend/**/*.{ts,tsx}', 'frontend/**/*.{ts,tsx}', 'scripts/**/*.ts'];

export default defineConfig({
  plugins: ['typescript', 'import'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  env: { builtin: true, node: true },
  ignorePatterns: ['**/node_modules', '**/dist', '**/.data', 'frontend/src/api/generated'],
  rules: { ...errors([...ANYWHERE, ...IN_JAVASCRIPT]), 'import/no-cycle': 'error' },
  overrides: [
    {
      files: TYPESCRIPT,
      rules: {
        ...errors(IN_TYPESCRIPT),
        ...none(IN_JAVASCRIPT),
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    ...FLOORS.map((floor) => closed(`backend/src/${floor}`, ofServer(floor))),
    ...AI_FLOORS.map((floor) => closed(`backend/src/ai/${floor}`, ofAi(floor))),
    ...LOCAL_AI_FLOORS.map((floor) =>
      closed(`backend/src/ai/local/${floor}`, [...ofAi('local'), closedAbove(LOCAL_AI_FLOORS, floor)]),
    ),
    ...ROSTER_FLOORS.map((floor) => ({
      files: [path.posix.join('backend/src/roster', floor, '*.ts')],
      rules: restricted([...ofServer('roster'), closedInRoster(floor)]),
    })),
    {
      files: ['backend/src/roster/{index,roster.module}.ts'],
      rules: restricted(ofServer('roster')),
    },
    ...WEB_FLOORS.map((floor) => closed(`frontend/src/${floor}`, ofWeb(floor))),
    ...OFFICE_FLOORS.map((floor) =>
      closed(`frontend/src/office/${floor}`, [...ofWeb('office'), closedAbove(OFFICE_FLOORS, floor)]),
    ),
    {
      files: ['backend/src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Read it in platform/config/env.ts.' },
        ],
      },
    },
    { files: ['backend/src/platform/config/env.ts'], rules: none(['no-restricted-properties']) },
    {
      files: ['{backend,frontend}/src/**/*.spec.{ts,tsx}'],
      rules: none(['no-restricted-properties', 'no-restricted-imports']),
    },
  ],
});
