import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { readTags, SPEC_MAP, withTests } from './spec-map.ts';

// `npm run spec-map -w @shop/checks`: writes the test files of each clause into docs/spec-map.md.

const file = path.join(workspaceRoot, SPEC_MAP);
writeFileSync(file, withTests(readFileSync(file, 'utf8'), readTags(workspaceRoot)));
