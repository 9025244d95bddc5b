import { parseCpuSeconds } from './process-figures.ts';

it('reads the CPU time of a process, whatever the process is called', () => {
  const stat = '4711 (node (the) shop) S 1 4711 4711 0 -1 4194560 9 0 0 0 1234 66 0 0 20 0 11 0 100 0 0';
  expect(parseCpuSeconds(stat)).toBe(13);
});
