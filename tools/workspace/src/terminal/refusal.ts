/** Something the person at the terminal can put right: told in its own words, without a stack. */
export class Refusal extends Error {}

/** Runs a command at the terminal. An option that there is none of is refused like anything else. */
export async function atTerminal(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isRefused(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Ours, that of `parseArgs`, or what is plain from the system's own words: a port taken, a file missing or not allowed. */
const isRefused = (error: unknown): error is Error =>
  error instanceof Refusal ||
  /^(ERR_PARSE_ARGS_|EADDRINUSE$|EACCES$|ENOENT$|ENOTDIR$)/.test(String((error as { code?: unknown }).code));
