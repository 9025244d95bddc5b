import { watchHost } from './taken-by-host.ts';

const stat = (user: number, steal: number) => `cpu  ${user} 10 20 5000 7 1 2 ${steal} 0 0\ncpu0 1 2 3\n`;

/** Gives each text in turn. */
const inTurn = (...texts: string[]) => {
  const rest = [...texts];
  return () => rest.shift() ?? '';
};

it('tells which part of the time that was wanted others had', () => {
  expect(watchHost(inTurn(stat(100, 40), stat(175, 65)))()).toBe(25);
  expect(watchHost(inTurn(stat(100, 40), stat(175, 40)))()).toBe(0);
});

it('says nothing of time in which nothing ran, nor of a system that does not tell', () => {
  expect(watchHost(inTurn(stat(100, 40), stat(100, 40)))()).toBe(0);
  expect(watchHost(() => '')()).toBeUndefined();
});
