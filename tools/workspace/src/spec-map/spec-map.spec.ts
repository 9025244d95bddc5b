import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapFaults, type Workspace } from './map-faults.ts';
import { readSpecMap } from './read-spec-map.ts';
import { testTitles } from './test-titles.ts';

/** Tests run in their project's folder. */
const root = path.resolve('../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tests = new Map<string, ReturnType<Workspace['readTests']>>();
const workspace: Workspace = {
  hasFile: (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
  readTests: (file) => {
    const known = tests.get(file);
    if (known) return known;
    const text = read(file);
    const parsed = { text, titles: testTitles(file, text) };
    tests.set(file, parsed);
    return parsed;
  },
};

it('every clause of the specification has its code and its test', () => {
  expect(mapFaults(readSpecMap(read('docs/spec-map.md')), workspace)).toEqual([]);
});
