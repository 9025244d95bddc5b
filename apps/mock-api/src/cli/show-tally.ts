/** Interval between lines without a terminal. */
const LINE_MS = 10_000;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Tally {
  readonly show: (line: string) => void;
  /** Prints a message above the line; a repeated message is printed once. */
  readonly say: (text: string) => void;
  /** Prints the final line. */
  readonly end: () => void;
}

/** Shows a counter: an updated line on a terminal, lines at intervals elsewhere. */
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
      // The message replaced the line.
      shown = '';
    },
    end() {
      write();
      if (isTerminal && shown !== '') output.write('\n');
    },
  };
}
