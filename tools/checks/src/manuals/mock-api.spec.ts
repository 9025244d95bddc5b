import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopCommand } from '@shop/mock-api/command';
import { methods, outcomes } from '@shop/mock-api/instruments';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8').replaceAll('\r\n', '\n');
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

it('docs/payment-sandbox.md lists the test instruments', () => {
  const rows = read('docs/payment-sandbox.md')
    .split('\n')
    .filter((line) => /^\|.*\d{4} \d{4}/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const inFours = (value: string) => value.replace(/(\d{4})(?=\d)/g, '$1 ');
  expect(rows).toEqual(
    Object.values(outcomes).map((outcome) => [
      outcome.title,
      ...methods.map((method) => inFours(outcome[method])),
      outcome.effect,
    ]),
  );
});
