import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A process under load: most objects live for a few turns of the event loop. */
const load = `
  const kept = [];
  for (let turn = 0; turn < 300; turn++) {
    for (let index = 0; index < 10_000; index++) kept[(turn * 10_000 + index) % 40_000] = { turn, index: [index] };
    await new Promise((done) => setImmediate(done));
  }
  const { getHeapSpaceStatistics } = await import('node:v8');
  console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
`;

function youngGenerationAfter(script: string): number {
  const args = ['--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('a server under load keeps little room for new objects', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'limit-young-generation.ts'));
  const limited = youngGenerationAfter(`(await import(${module})).limitYoungGeneration(); ${load}`);
  expect(limited).toBeLessThan(20_000_000);
  expect(youngGenerationAfter(load)).toBeGreaterThan(limited);
});
