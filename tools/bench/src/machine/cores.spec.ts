import { onCore, parseCoreList } from './cores.ts';

it.each([
  ['0-1', [0, 1]],
  ['0-2,5', [0, 1, 2, 5]],
  ['3', [3]],
  ['', []],
])('reads the cores a process may use from %j', (list, cores) => {
  expect(parseCoreList(list)).toEqual(cores);
});

it('puts server and load on cores of their own, and says nothing of cores where none can be chosen', () => {
  const cores = { pinned: true, server: 0, load: 1 } as const;
  expect(onCore(cores, 'server')).toEqual(['taskset', '-c', '0', process.execPath]);
  expect(onCore(cores, 'load')).toEqual(['taskset', '-c', '1', process.execPath]);
  expect(onCore({ pinned: false, reason: 'no taskset here' }, 'load')).toEqual([process.execPath]);
});
