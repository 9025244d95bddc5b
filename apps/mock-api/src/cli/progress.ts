const BAR_WIDTH = 24;
/** Without a terminal, a line is printed for each such share. */
const SHARE_OF_A_LINE = 0.25;
/** Minimum time between updates on a terminal. */
const FRAME_MS = 50;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** @param share from 0 to 1 */
  show(share: number, detail: string): void;
  /** Replaces the bar by a final line. */
  end(line: string): void;
}

/** Shows progress: a bar on a terminal, a few plain lines elsewhere. */
export function showProgress(what: string, output: Output, now: () => number = () => performance.now()): Progress {
  const isTerminal = output.isTTY === true;
  let lastFrame = -Infinity;
  let nextLine = SHARE_OF_A_LINE;

  return {
    show(share, detail) {
      const percent = `${Math.floor(share * 100)} %`;
      if (isTerminal) {
        if (now() - lastFrame < FRAME_MS && share < 1) return;
        lastFrame = now();
        const full = Math.round(share * BAR_WIDTH);
        output.write(
          `\r${what} ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${percent.padStart(5)}  ${detail}\u001B[K`,
        );
      } else if (share >= nextLine && share < 1) {
        nextLine = Math.floor(share / SHARE_OF_A_LINE + 1) * SHARE_OF_A_LINE;
        output.write(`${what}: ${percent}, ${detail}\n`);
      }
    },
    end: (line) => void output.write(isTerminal ? `\r${line}\u001B[K\n` : `${line}\n`),
  };
}
