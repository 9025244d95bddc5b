import path from 'node:path';

/** An error that the user can fix: printed as its message alone, without a stack. */
export class CommandError extends Error {}

/** A wrong argument: printed with the usage. */
export class ArgumentError extends CommandError {}

/** Runs a command. `--help` prints its usage; a wrong argument prints what is wrong and the usage, with exit code 1. */
export async function runCommand(usage: string, run: () => Promise<void> | void): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(`${usage}\n`);
  await reportErrors(async () => {
    try {
      await run();
    } catch (error) {
      if (error instanceof ArgumentError || isParseError(error))
        throw new CommandError(`${argumentProblem(error)}\n\n${usage}`, { cause: error });
      throw error;
    }
  });
}

/** Prints an error that the user can fix, and sets exit code 1. Any other error is rethrown with its stack. */
export async function reportErrors(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { path: file, port, message } = error as NodeJS.ErrnoException & { port?: number };
    const system = systemErrors[codeOf(error)];
    if (!(error instanceof CommandError) && system === undefined) throw error;
    process.stderr.write(`${system?.(String(file ?? port ?? message)) ?? message}\n`);
    process.exitCode = 1;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Thrown by `parseArgs`. */
const isParseError = (error: unknown): error is Error => codeOf(error).startsWith('ERR_PARSE_ARGS_');

/** System errors that the user can fix, by code, with what they concern: a path or a port. */
const systemErrors: Readonly<Record<string, (subject: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the program that uses it, or choose another port.`,
  EACCES: (subject) => `Permission denied: ${subject}`,
  ENOENT: (path) => `No such file or folder: ${path}`,
  ENOTDIR: (path) => `Not a folder: ${path}`,
  EISDIR: (path) => `Not a file: ${path}`,
};

/** The message of an argument error; Node's own for an unknown argument goes on to explain positional arguments. */
export function argumentProblem(error: Error): string {
  const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
  return unknown === undefined ? error.message : `Unknown argument ${unknown}.`;
}

/** An argument with a text, for `parseArgs`. */
export const text = (value = '') => ({ type: 'string', default: value }) as const;

/** Prints progress, on standard error. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A path given on the command line, relative to where the user called npm: npm itself changes to the workspace. */
export const callerPath = (given: string): string => path.resolve(process.env.INIT_CWD ?? '.', given);

/** Reads a whole number. @throws CommandError when it is none, or out of bounds */
export function wholeNumber(argument: string, given: string, from = 1, to = 99_999): number {
  const value = /^\d+$/.test(given) ? Number(given) : NaN;
  if (value >= from && value <= to) return value;
  throw new ArgumentError(`--${argument} takes a whole number from ${from} to ${to}, not "${given}".`);
}

/** The items that an argument names as `a,b`; all of them by default. @throws CommandError for an unknown name */
export function chosen<Named extends { name: string }>(argument: string, all: readonly Named[], list?: string) {
  const known = all.map(({ name }) => name);
  const wanted = list?.split(',').map((name) => name.trim()) ?? known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return all.filter(({ name }) => wanted.includes(name));
  throw new ArgumentError(`Unknown name "${unknown}" in --${argument}. Known names: ${known.join(', ')}.`);
}
