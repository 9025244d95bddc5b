import path from 'node:path';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { mockApiFolders } from './apps/mock-api/folder-graph.mjs';
import { storefrontFolders } from './apps/storefront/folder-graph.mjs';
import { engineFolders } from './libs/mock-engine/folder-graph.mjs';
import folderZones from './tools/workspace/eslint/folder-zones.cjs';
import noImportCircles from './tools/workspace/eslint/no-import-circles.cjs';

/** Who may import whom between projects (docs/architecture.md). */
const projectEdges = [
  { sourceTag: 'scope:domain', onlyDependOnLibsWithTags: ['scope:domain'] },
  { sourceTag: 'scope:api-contract', onlyDependOnLibsWithTags: ['scope:api-contract'] },
  { sourceTag: 'scope:shop-seed', onlyDependOnLibsWithTags: ['scope:shop-seed', 'scope:domain', 'scope:api-contract'] },
  { sourceTag: 'scope:design', onlyDependOnLibsWithTags: ['scope:design'] },
  {
    sourceTag: 'scope:storefront',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:api-contract', 'scope:design'],
  },
  { sourceTag: 'scope:console', onlyDependOnLibsWithTags: ['scope:console', 'scope:mock-engine', 'scope:design'] },
  { sourceTag: 'scope:mock-console', onlyDependOnLibsWithTags: ['scope:console', 'scope:design'] },
  { sourceTag: 'scope:mock-engine', onlyDependOnLibsWithTags: ['scope:mock-engine'] },
  {
    sourceTag: 'scope:mock-api',
    onlyDependOnLibsWithTags: ['scope:mock-engine', 'scope:domain', 'scope:api-contract', 'scope:shop-seed'],
  },
  {
    sourceTag: 'scope:demo',
    onlyDependOnLibsWithTags: [
      'scope:mock-api',
      'scope:mock-engine',
      'scope:domain',
      'scope:api-contract',
      'scope:shop-seed',
      'scope:tools',
    ],
  },
  {
    sourceTag: 'scope:e2e',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:api-contract', 'scope:mock-engine', 'scope:tools'],
  },
  {
    sourceTag: 'scope:tools',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:api-contract', 'scope:mock-engine', 'scope:tools'],
  },
];

const boundaries = (depConstraints) => ['error', { allow: [], depConstraints, banTransitiveDependencies: false }];

/** The table in which these may also import that. */
const withEdge = (sources, target) =>
  projectEdges.map(({ sourceTag, onlyDependOnLibsWithTags: tags }) => ({
    sourceTag,
    onlyDependOnLibsWithTags: sources.includes(sourceTag) ? [...tags, target] : tags,
  }));

/**
 * The specs of the storefront and of the console run against the real mock API,
 * one browser test starts one of its own, as the manual shows, and the contract's generated fuzz goes against it: only these
 * start it.
 */
const harnessEdges = withEdge(['scope:storefront', 'scope:e2e', 'scope:console', 'scope:tools'], 'scope:mock-api');

/** The shop's build renders pages with the catalogue of the seed, unless it reads it from an API. */
const catalogueEdges = withEdge(['scope:storefront'], 'scope:shop-seed');

/** One browser test is about the shop without a server. */
const demoEdges = withEdge(['scope:e2e'], 'scope:demo');

/** What the shop has in development only. */
const developmentEdges = withEdge(['scope:storefront'], 'scope:console');

/** The shop's behaviour also runs inside a browser (docs/architecture.md): these know neither Fastify nor Node. */
const portableFiles = [
  'apps/mock-api/src/{definition,features,web,world}/**/*.ts',
  'libs/shop-seed/src/**/*.ts',
  'libs/mock-engine/src/{client,contract,openapi,pipeline,ports,request-log,situations,web}/**/*.ts',
  'libs/mock-engine/src/worlds/world-name.ts',
];
const serverFiles = [
  'apps/mock-api/src/features/fonts/font.routes.ts',
  'apps/mock-api/src/features/payment-window/browser-files.ts',
  'libs/mock-engine/src/openapi/{load,watch}-document.ts',
  'libs/mock-engine/src/openapi/parse-openapi.ts',
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

export default typescript.config(
  {
    ignores: [
      '**/dist/**',
      '**/reports/**',
      '**/src/generated/**',
      'libs/design/styled-system/**',
      '**/test-results/**',
      'apps/storefront-e2e/screens/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: {
      '@nx': nx,
      'import-x': importX,
      shop: { rules: { 'no-import-circles': noImportCircles } },
    },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(projectEdges),
      'shop/no-import-circles': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  ...[
    ['apps/storefront/src', storefrontFolders, { isTransitive: false }],
    ['apps/mock-api/src', mockApiFolders],
    ['libs/mock-engine/src', engineFolders],
  ].map(([folder, edges, options]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.{spec,fixture}.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: folderZones(path.join(import.meta.dirname, folder), edges, options) },
      ],
    },
  })),
  {
    files: portableFiles,
    ignores: [...serverFiles, '**/*.{spec,fixture}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              ...ofTheServer,
              regex: String.raw`^(?!\.|(zod|randexp)$|@shop/(domain|api-contract|mock-engine|shop-seed)/)`,
            },
            { ...ofTheServer, regex: String.raw`/(node|fastify|control|recordings|server)/` },
            { ...ofTheServer, regex: String.raw`/(data-file|world-registry|files|font\.routes|browser-files)(\.ts)?$` },
          ],
        },
      ],
    },
  },
  {
    // The storefront's first load has these, and no validators.
    files: ['libs/api-contract/src/{request,operation,model,provider-states}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(?!\./(generated/operations|list-resources)\.ts$)`,
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
    languageOptions: { globals: globals.browser },
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': ['error', { property: 'innerHTML' }, { property: 'outerHTML' }, ...newerCalls],
    },
  },
  {
    // What is sent to browsers.
    files: [
      'apps/{storefront,demo}/src/**/*.{ts,tsx}',
      'apps/storefront/public/*.js',
      'libs/{design,domain,api-contract}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.spec.{ts,tsx}', 'apps/storefront/src/{testing,dev,app/prerender}/**'],
    rules: { 'no-restricted-properties': ['error', ...newerCalls] },
  },
  {
    files: [
      'apps/storefront/src/testing/**/*.{ts,tsx}',
      'libs/console/src/testing/**/*.{ts,tsx}',
      'apps/storefront-e2e/src/own-mock-api.e2e.ts',
      'apps/storefront-e2e/src/support/published-shop.ts',
      'tools/contract/src/fuzz/fuzz.ts',
    ],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(harnessEdges) },
  },
  {
    // Each further weight of the font takes a slow phone some milliseconds; headings have theirs from the theme.
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['libs/design/src/theme/**'],
    rules: {
      'no-restricted-syntax': [
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
    // Its module is its own: the list of the build's files.
    ignores: ['apps/storefront/build/service-worker/bundle-worker.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Property, MethodDefinition)[key.name=/^(transform|load|resolveId|alias)$/]',
          message: 'The build takes dependencies as they are published: no plugin changes or replaces a module.',
        },
      ],
    },
  },
  {
    files: ['apps/storefront/build/catalogue.ts'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(catalogueEdges) },
  },
  {
    files: ['apps/storefront/src/dev/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(developmentEdges) },
  },
  {
    files: ['apps/storefront-e2e/src/support/static-demo.ts'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries(demoEdges) },
  },
  { files: ['apps/storefront/public/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.cjs', '**/*.mjs', '**/jest.config.*'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
