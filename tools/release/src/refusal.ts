/** Something the person at the terminal can put right: told in its own words, without a stack. */
export class Refusal extends Error {}

/** Runs a command at the terminal. */
export async function atTerminal(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
