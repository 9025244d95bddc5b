import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from '../checks/steps.ts';
import { readCoverage } from './read-coverage.ts';

const steps: Step[] = [
  { name: 'lint', title: 'Lint', target: 'lint' },
  { name: 'pact', title: 'Pact', target: 'pact', coverage: 'pact.json' },
  { name: 'e2e', title: 'Browser', target: 'e2e', coverage: 'e2e.json' },
];

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'coverage-'))));
afterEach(() => rmSync(root, { recursive: true }));

const project = (name: string, files: Record<string, object>) => {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const [file, counts] of Object.entries(files)) writeFileSync(path.join(folder, file), JSON.stringify(counts));
  return { name, folder, targets: [] };
};

describe('the coverage that steps leave behind', () => {
  it('is added up over steps and projects', () => {
    const projects = [
      project('api', { 'pact.json': { login: { 200: 1 } } }),
      project('e2e', { 'e2e.json': { login: { 200: 2 } } }),
    ];
    expect(readCoverage(steps, projects)).toEqual({ login: { 200: 3 } });
  });

  it('is nothing where no step wrote any', () => {
    expect(readCoverage(steps, [project('api', {})])).toBeUndefined();
  });
});
