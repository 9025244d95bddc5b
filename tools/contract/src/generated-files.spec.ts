import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFolder } from './contract.ts';

it('keeps all validators but zod/mini out of the generated files that the storefront loads first', () => {
  const importsOf = (file: string) =>
    readFileSync(join(generatedFolder, file), 'utf8').match(/^import (?!type ).*$/gm) ?? [];
  expect(importsOf('operations.ts')).toEqual([]);
  expect(importsOf('read-schemas.ts')).toEqual([`import * as z from 'zod/mini';`]);
});
