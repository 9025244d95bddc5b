import type { ImportGraph } from './tools/checks/src/lint/import-graph.ts';

/** Allowed imports between projects, by their package names (docs/architecture.md). Oxlint enforces them, and rejects a cycle. */
export const projects = {
  'libs/domain': [],
  'libs/api-contract': [],
  'libs/design': [],
  'libs/mock-engine': [],
  'libs/shop-seed': ['libs/domain', 'libs/api-contract'],
  'libs/console': ['libs/mock-engine', 'libs/design'],
  'apps/storefront': ['libs/domain', 'libs/api-contract', 'libs/design'],
  'apps/mock-api': ['libs/mock-engine', 'libs/domain', 'libs/api-contract', 'libs/shop-seed'],
  'tools/workspace': [],
  'tools/checks': ['tools/workspace'],
  'tools/contract': ['libs/domain', 'libs/api-contract', 'libs/mock-engine', 'tools/workspace'],
  'tools/release': ['apps/storefront', 'libs/api-contract', 'tools/workspace'],
  'tools/perf': ['libs/domain', 'libs/api-contract', 'tools/workspace', 'tools/release'],
  'apps/demo': [
    'apps/mock-api',
    'apps/storefront',
    'libs/mock-engine',
    'libs/api-contract',
    'libs/shop-seed',
    'tools/workspace',
    'tools/release',
  ],
  'apps/storefront-e2e': [
    'apps/mock-api',
    'apps/storefront',
    'libs/domain',
    'libs/api-contract',
    'libs/mock-engine',
    'tools/release',
  ],
} satisfies ImportGraph;
