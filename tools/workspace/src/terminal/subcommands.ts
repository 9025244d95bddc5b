import { CommandError, reportErrors } from './command.ts';

type Load = () => Promise<unknown>;

/**
 * Runs the command that the first argument names, or else the main one, on the arguments after it.
 *
 * @param main imports the module that is the command
 */
export async function runSubcommand(main: Load, others: Readonly<Record<string, Load>>): Promise<void> {
  const name = process.argv[2] ?? '';
  const named = Object.hasOwn(others, name) ? others[name] : undefined;
  if (named) process.argv.splice(2, 1);
  else if (/^[^-]/.test(name)) {
    const error = new CommandError(`Unknown command "${name}". Commands: ${Object.keys(others).join(', ')}.`);
    return reportErrors(() => Promise.reject(error));
  }
  await (named ?? main)();
}
