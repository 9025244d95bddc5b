import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { shopCommand } from './command.ts';

const workspace = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(workspace, file), 'utf8').replaceAll('\r\n', '\n');
const manual = read('docs/mock-api-reference.md');
const manuals = read('docs/mock-engine.md') + manual;

describe('the manuals, docs/mock-engine.md and docs/mock-api-reference.md', () => {
  it('show the current help', () => {
    let help = '';
    shopCommand()
      .configureOutput({ writeOut: (text) => (help += text) })
      .outputHelp();
    expect(manual).toContain(`\`\`\`text\n${help}\`\`\`\n`);
  });

  it('show the exact code of tested examples, whole or in part', () => {
    const examples = [...manuals.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file = '', code]) => [
      file,
      code,
    ]);
    expect(examples.map(([file]) => file)).toEqual([
      'libs/mock-engine/examples/todo/fetch.spec.ts',
      'apps/storefront/src/testing/mock-api-example.spec.ts',
      'apps/storefront-e2e/src/own-mock-api.e2e.ts',
      'apps/storefront-e2e/src/server-failures.e2e.ts',
    ]);
    for (const [file = '', code] of examples) expect(read(file)).toContain(code);
  });
});
