import { onCore, parseCoreList, parseCpuSeconds } from './machine.ts';

it.each([
  ['0-1', [0, 1]],
  ['0-2,5', [0, 1, 2, 5]],
  ['3', [3]],
  ['', []],
])('the cores that a process may use are read from %j', (list, cores) => {
  expect(parseCoreList(list)).toEqual(cores);
});

it('server and load run on cores of their own; nothing is said of cores where none can be chosen', () => {
  const cores = { pinned: true, server: 0, load: 1 } as const;
  expect(onCore(cores, 'server')).toEqual(['taskset', '-c', '0', process.execPath]);
  expect(onCore(cores, 'load')).toEqual(['taskset', '-c', '1', process.execPath]);
  expect(onCore(undefined, 'load')).toEqual([process.execPath]);
});

it('the CPU time of a process is read whatever the process is called', () => {
  const stat = '4711 (node (the) shop) S 1 4711 4711 0 -1 4194560 9 0 0 0 1234 66 0 0 20 0 11 0 100 0 0';
  expect(parseCpuSeconds(stat)).toBe(13);
});
