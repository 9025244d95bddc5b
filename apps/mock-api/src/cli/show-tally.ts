/** Without a terminal a line now and then says that it goes on. */
const LINE_MS = 10_000;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Tally {
  readonly show: (line: string) => void;
  /** Says something beside it; the same thing again is said once. */
  readonly say: (text: string) => void;
  /** Leaves the last line. */
  readonly end: () => void;
}

/** Something that is counted: one line that changes on a terminal, a plain line now and then elsewhere. */
export function showTally(output: Output, now: () => number = () => performance.now()): Tally {
  const isTerminal = output.isTTY === true;
  let current = '';
  let shown = '';
  let lastShownAt = -Infinity;
  let lastSaid = '';

  function write(): void {
    if (current === shown) return;
    output.write(isTerminal ? `\r${current}\u001B[K` : `${current}\n`);
    shown = current;
    lastShownAt = now();
  }

  return {
    show(line) {
      current = line;
      if (isTerminal || now() - lastShownAt >= LINE_MS) write();
    },
    say(text) {
      if (text === lastSaid) return;
      lastSaid = text;
      output.write(isTerminal ? `\r${text}\u001B[K\n` : `${text}\n`);
      // It took the line's place.
      shown = '';
    },
    end() {
      write();
      if (isTerminal && shown !== '') output.write('\n');
    },
  };
}
