import { defineConfig, type OxlintOverride } from 'oxlint';
import { mockApiFolders } from './apps/mock-api/folder-graph.mjs';
import { storefrontFolders } from './apps/storefront/folder-graph.mjs';
import { engineFolders } from './libs/mock-engine/folder-graph.mjs';
import { directOf, reachOf, type ImportGraph } from './tools/checks/src/lint/import-graph.ts';

/** Holds a project's folders to the table of those that each may import. */
const folderEdges = (folder: string, edges: ImportGraph): OxlintOverride => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  excludeFiles: ['**/*.{spec,fixture}.{ts,tsx}'],
  rules: { 'shop/folder-edges': ['error', folder, edges] },
});

/** The shop's behaviour also runs inside a browser (docs/architecture.md): these know neither Fastify nor Node. */
const portableFiles = [
  'apps/mock-api/src/{definition,features,web,world}/**/*.ts',
  'libs/shop-seed/src/**/*.ts',
  'libs/mock-engine/src/{client,collections,document,engine,faults,http,parameters,samples,schema,web}/**/*.ts',
  'libs/mock-engine/src/store/{clock,lazy,random,rows}.ts',
  'libs/mock-engine/src/traffic/request-log.ts',
  'libs/mock-engine/src/worlds/worlds.ts',
];
const serverFiles = [
  'apps/mock-api/src/features/fonts/font.routes.ts',
  'apps/mock-api/src/features/payment-window/browser-files.ts',
  'apps/mock-api/src/features/pictures/picture-folder.ts',
  'apps/mock-api/src/definition/{shop,static-files}.ts',
  'libs/mock-engine/src/engine/load-definition.ts',
  'libs/mock-engine/src/document/{document-files,load-document,watch-document}.ts',
  'libs/mock-engine/src/document/{linear-patterns,parse-openapi}.ts',
];
const ofTheServer = {
  allowTypeImports: true,
  message: 'This also runs inside a browser: it knows neither Fastify nor Node.',
};

/** Calls that the oldest supported browsers lack (apps/storefront/build/browsers.ts); builds lower syntax only. */
const newerCalls = [
  ...['withResolvers', 'try'].map((property) => ({ object: 'Promise', property })),
  ...['canParse', 'parse'].map((property) => ({ object: 'URL', property })),
  ...['Object', 'Map'].map((object) => ({ object, property: 'groupBy' })),
  { object: 'Array', property: 'fromAsync' },
  { object: 'AbortSignal', property: 'any' },
  { object: 'RegExp', property: 'escape' },
  ...['toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed', 'checkVisibility'].map((property) => ({
    property,
  })),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'intersection'].map((property) => ({
    property,
  })),
].map((call) => ({ ...call, message: 'The oldest supported browsers do not have it.' }));

const errors = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'error' as const]));

export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['./tools/checks/src/lint/rules.ts'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true },
  ignorePatterns: [
    '**/dist/**',
    '**/reports/**',
    '**/src/generated/**',
    'libs/mock-engine/trial/files/**',
    'libs/design/styled-system/**',
    '**/test-results/**',
    'apps/storefront-e2e/screens/**',
  ],
  categories: { correctness: 'error' },
  rules: {
    ...errors(
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-redeclare',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-assignment',
      'preserve-caught-error',
    ),
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...errors(
          'shop/declared-imports',
          'eqeqeq',
          'no-array-constructor',
          'no-console',
          'no-var',
          'prefer-const',
          'prefer-rest-params',
          'prefer-spread',
          'import/no-default-export',
          'typescript/ban-ts-comment',
          'typescript/consistent-type-imports',
          'typescript/no-empty-object-type',
          'typescript/no-explicit-any',
          'typescript/no-misused-promises',
          'typescript/no-namespace',
          'typescript/no-require-imports',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-function-type',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/only-throw-error',
          'typescript/prefer-promise-reject-errors',
          'typescript/restrict-plus-operands',
        ),
        'import/no-cycle': ['error', { ignoreTypes: false }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['**/*.tsx', '**/use-*.ts'],
      rules: errors('react/rules-of-hooks', 'react/unsupported-syntax'),
    },
    {
      // So that an edit of a page keeps its state.
      files: ['apps/storefront/src/{content,features}/**/*-page.tsx'],
      rules: errors('react/only-export-components'),
    },
    folderEdges('apps/storefront/src', directOf(storefrontFolders as ImportGraph)),
    folderEdges('apps/mock-api/src', reachOf(mockApiFolders as ImportGraph)),
    folderEdges('libs/mock-engine/src', reachOf(engineFolders as ImportGraph)),
    {
      files: portableFiles,
      excludeFiles: [...serverFiles, '**/*.{spec,fixture}.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { ...ofTheServer, regex: String.raw`/(node|cli|control|server)/` },
              {
                ...ofTheServer,
                regex: String.raw`/(data-file|world-registry|har-file|real-api-rule|files|font\.routes|browser-files)(\.ts)?$`,
              },
              {
                ...ofTheServer,
                group: [
                  '*',
                  '!./**',
                  '!../**',
                  '!zod',
                  '!zod/mini',
                  '!randexp',
                  '!immutable-json-patch',
                  '!ajv-formats/**',
                  '!@scalar/openapi-upgrader/**',
                  ...['domain', 'api-contract', 'mock-engine', 'shop-seed'].map((name) => `!@shop/${name}/**`),
                ],
              },
            ],
          },
        ],
      },
    },
    {
      // The storefront's first load has these, and no validators.
      files: ['libs/api-contract/src/{request,operation,model}.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['*', '!./generated', '!./generated/operations.ts'],
                allowTypeImports: true,
                message: 'The storefront loads this first: it imports no validators.',
              },
            ],
          },
        ],
      },
    },
    {
      // What a strict content policy forbids.
      files: ['apps/mock-api/src/features/payment-window/browser/*.js'],
      env: { browser: true },
      rules: {
        ...errors('no-eval', 'no-implied-eval', 'no-new-func'),
        'no-restricted-properties': ['error', { property: 'innerHTML' }, { property: 'outerHTML' }, ...newerCalls],
      },
    },
    {
      // What is sent to browsers.
      files: [
        'apps/{storefront,demo}/src/**/*.{ts,tsx}',
        'apps/storefront/{public,src/startup}/*.js',
        'libs/{design,domain,api-contract}/src/**/*.{ts,tsx}',
      ],
      excludeFiles: ['**/*.spec.{ts,tsx}', 'apps/storefront/src/{testing,dev}/**'],
      rules: { 'no-restricted-properties': ['error', ...newerCalls] },
    },
    {
      // Each further weight of the font takes a slow phone some milliseconds; headings have theirs from the theme.
      files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
      excludeFiles: ['libs/design/src/theme/**'],
      rules: {
        'shop/no-restricted-syntax': [
          'error',
          {
            selector:
              ':matches(JSXAttribute[name.name="fontWeight"], Property[key.name="fontWeight"]) Literal:not([raw=/^.?(400|600).?$/])',
            message: "Texts have two weights: '400' and '600'.",
          },
        ],
      },
    },
    {
      // Dependencies are published as they are: tests and production run the same code, and an upgrade is only an upgrade.
      files: ['apps/*/vite.config.ts', 'apps/*/build/**/*.ts'],
      rules: {
        'shop/no-restricted-syntax': [
          'error',
          {
            selector: ':matches(Property, MethodDefinition)[key.name=/^(transform|load|resolveId|alias)$/]',
            message: 'The build takes dependencies as they are published: no plugin changes or replaces a module.',
          },
        ],
      },
    },
    { files: ['apps/storefront/{public,src/startup}/*.js'], env: { browser: true } },
    { files: ['**/*.{js,cjs,mjs}'], rules: { 'no-undef': 'error', 'typescript/unbound-method': 'off' } },
    { files: ['**/*.{cjs,mjs}'], env: { node: true, commonjs: true, jest: true } },
    {
      // The modules of pages and dialogs have their component as default, as whatever loads on demand in React.
      files: [
        '**/*.config.ts',
        'tools/checks/src/lint/rules.ts',
        '{apps/storefront,libs/design}/src/**/*-{page,dialog,drawer,viewer}.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
