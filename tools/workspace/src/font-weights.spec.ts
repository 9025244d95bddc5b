import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

/** Of texts; headings have theirs from the theme's text styles. */
const WEIGHTS = ['400', '600'];
const THEME = path.join('libs', 'design', 'src', 'theme');

/** Weights that a file gives its texts and that the shop's font has not been cut to. */
function furtherWeights(source: string): string[] {
  const given = [...source.matchAll(/\bfontWeight(?:=|: *)(\{[^}]*\}|\S+)/g)];
  const weights = given.flatMap(([, value = '']) => value.match(/(?<=['"])[\w.]+(?=['"])|\b\d{3}\b/g) ?? []);
  return weights.filter((weight) => !WEIGHTS.includes(weight));
}

it('texts have two weights, since each further one takes a slow phone some milliseconds', () => {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: workspaceRoot }).filter(
    (file) => !file.startsWith(THEME),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    furtherWeights(readFileSync(path.join(workspaceRoot, file), 'utf8')).map((weight) => `${file}: ${weight}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['finds one in an element', '<Text fontWeight="500">', ['500']],
  ['finds one by its name', '<Text fontWeight="medium">', ['medium']],
  ['finds one in styles', "const style = { fontWeight: '700', color: 'fg' };", ['700']],
  ['finds one as a number', 'const style = { fontWeight: 550 };', ['550']],
  ['finds one of a choice', "<Text fontWeight={isTotal ? '800' : '400'}>", ['800']],
  ['leaves the two alone', "<Text fontWeight={isTotal ? '600' : '400'} size=\"500\">", []],
])('%s', (_, source, found) => {
  expect(furtherWeights(source)).toEqual(found);
});
