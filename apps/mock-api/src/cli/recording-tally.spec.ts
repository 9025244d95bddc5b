import { showTally } from './show-tally.ts';

describe('a tally', () => {
  function tally(isTTY: boolean) {
    const said: string[] = [];
    let now = 0;
    const shown = showTally({ isTTY, write: (part) => said.push(part) }, () => now);
    return { ...shown, said: () => said.join(''), pass: (ms: number) => (now += ms) };
  }

  it('is one line on a terminal, which makes room for what else is said', () => {
    const { show, say, end, said } = tally(true);
    show('1 answer');
    show('2 answers');
    say('Nobody is there.');
    say('Nobody is there.');
    show('2 answers');
    end();
    const clear = '\u001B[K';
    expect(said()).toBe(`\r1 answer${clear}\r2 answers${clear}\rNobody is there.${clear}\n\r2 answers${clear}\n`);
  });

  it('is a line now and then elsewhere, and one at the end', () => {
    const { show, end, said, pass } = tally(false);
    for (const count of [1, 2, 3]) show(`${count}`);
    pass(10_000);
    for (const count of [4, 5]) show(`${count}`);
    end();
    expect(said()).toBe('1\n4\n5\n');
  });
});
