import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';

/** An error that the user can fix: printed as its message alone, without a stack. */
export class CommandError extends Error {}

/** A command, which explains a wrong argument by its help. Its actions import what they need, so that each starts fast. */
export const command = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .helpOption('-h, --help', 'print this text')
    .helpCommand(false)
    .enablePositionalOptions()
    .showHelpAfterError();

/** Runs a command with this process's arguments. Prints an error that the user can fix, and sets exit code 1. */
export async function run(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const { path: file, port, message } = error as NodeJS.ErrnoException & { port?: number };
    const system = systemErrors[String((error as { code?: unknown } | null)?.code)];
    if (!(error instanceof CommandError) && system === undefined) throw error;
    process.stderr.write(`${system?.(String(file ?? port ?? message)) ?? message}\n`);
    process.exitCode = 1;
  }
}

/** System errors that the user can fix, by code, with what they concern: a path or a port. */
const systemErrors: Readonly<Record<string, (subject: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the program that uses it, or choose another port.`,
  EACCES: (subject) => `Permission denied: ${subject}`,
  ENOENT: (path) => `No such file or folder: ${path}`,
  ENOTDIR: (path) => `Not a folder: ${path}`,
  EISDIR: (path) => `Not a file: ${path}`,
};

/** Prints a result, on standard output. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Prints progress, on standard error. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Reads a path, relative to where the user called npm: npm itself changes to the workspace. */
export const callerPath = (given: string): string => path.resolve(process.env.INIT_CWD ?? '.', given);

/** Reads a whole number. */
export const wholeNumber =
  (from = 1, to = 99_999) =>
  (given: string): number => {
    const value = /^\d+$/.test(given) ? Number(given) : NaN;
    if (value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`);
  };

/** The items that an argument names as `a,b`; all of them by default. @throws CommandError for an unknown name */
export function chosen<Named extends { name: string }>(all: readonly Named[], list?: string): Named[] {
  const known = all.map(({ name }) => name);
  const wanted = list?.split(',').map((name) => name.trim()) ?? known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return all.filter(({ name }) => wanted.includes(name));
  throw new CommandError(`Unknown name "${unknown}". Known names: ${known.join(', ')}.`);
}
