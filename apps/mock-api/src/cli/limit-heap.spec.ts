import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A process under load: most objects live for a few turns of the event loop. It says how much room there was at most. */
const load = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const sizeOf = (name) => getHeapSpaceStatistics().find(({ space_name }) => space_name === name).space_size;
  const kept = [];
  const most = { new_space: 0, old_space: 0 };
  for (let turn = 0; turn < 300; turn++) {
    for (let index = 0; index < 10_000; index++) kept[(turn * 10_000 + index) % 40_000] = { turn, index: [index] };
    await new Promise((done) => setImmediate(done));
    for (const name in most) most[name] = Math.max(most[name], sizeOf(name));
  }
  console.log(JSON.stringify(most));
`;
const limits = `(await import(${JSON.stringify(join(import.meta.dirname, 'limit-heap.ts'))})).limitHeap();`;
const growAtWill = `(await import('node:v8')).setFlagsFromString('--heap-growing-percent=0');`;

function mostRoom(script: string): { readonly new_space: number; readonly old_space: number } {
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as ReturnType<typeof mostRoom>;
}

it('a server under load takes little room for new objects', () => {
  const limited = mostRoom(`${limits} ${load}`).new_space;
  expect(limited).toBeLessThan(20_000_000);
  expect(limited).toBeLessThan(mostRoom(load).new_space);
});

it('it takes less for old ones than V8 would take at will', () => {
  const atWill = mostRoom(`${limits} ${growAtWill} ${load}`).old_space;
  expect(mostRoom(`${limits} ${load}`).old_space).toBeLessThan(0.9 * atWill);
});
