/** Where a command reads and writes. */
export interface Desk {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly matrixFile: string;
  readonly say: (line: string) => void;
  /** What another command that is started has to say. */
  readonly outputOfOthers: 'inherit' | 'ignore';
}

export const ExitCode = { yes: 0, no: 1, notAsked: 2 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command was not given what it needs; the message says what. */
export class Misuse extends Error {}
