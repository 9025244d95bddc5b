import { BrokerError } from '../broker/hal.ts';
import { ExitCode, Misuse, type Desk } from './desk.ts';
import { matrixFile } from './matrix.ts';

type Command = (args: readonly string[], desk: Desk) => Promise<ExitCode>;

/** Runs a command of the gate at the terminal. What keeps it from its answer is told in a line, and is no yes. */
export async function runCommand(command: Command): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const complain = (line: string) => void process.stderr.write(`${line}\n`);
  const desk: Desk = { environment: process.env, matrixFile, say, outputOfOthers: 'inherit' };
  process.exitCode = await atDesk(command, process.argv.slice(2), desk, complain);
}

export async function atDesk(
  command: Command,
  args: readonly string[],
  desk: Desk,
  complain: (line: string) => void,
): Promise<ExitCode> {
  try {
    return await command(args, desk);
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof BrokerError)) throw error;
    complain(error.message);
    return ExitCode.notAsked;
  }
}
