import { showTally } from './show-tally.ts';

describe('a tally', () => {
  function tally(isTTY: boolean) {
    const said: string[] = [];
    let now = 0;
    const shown = showTally({ isTTY, write: (part) => said.push(part) }, () => now);
    return { ...shown, said: () => said.join(''), pass: (ms: number) => (now += ms) };
  }

  it('updates one line on a terminal, with other messages above it', () => {
    const { show, say, end, said } = tally(true);
    show('1 response');
    show('2 responses');
    say('No connection.');
    say('No connection.');
    show('2 responses');
    end();
    const clear = '\u001B[K';
    expect(said()).toBe(`\r1 response${clear}\r2 responses${clear}\rNo connection.${clear}\n\r2 responses${clear}\n`);
  });

  it('prints a line at intervals without a terminal, and one at the end', () => {
    const { show, end, said, pass } = tally(false);
    for (const count of [1, 2, 3]) show(`${count}`);
    pass(10_000);
    for (const count of [4, 5]) show(`${count}`);
    end();
    expect(said()).toBe('1\n4\n5\n');
  });
});
