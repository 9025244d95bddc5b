/** What is no npm script of the workspace, and cannot be tried without GitHub or done twice. */
const OTHERS = [/^gh release create /];

const OWN_TO_NPM = ['test', 'start'];

/**
 * What of a step's commands a developer could not run as they stand.
 *
 * @param run the step's `run`, a command in a line
 * @param scripts the workspace's npm scripts
 */
export function commandFaults(run: string, scripts: readonly string[]): string[] {
  return commandsOf(run).flatMap((command) => {
    if (command.includes('${{')) return [`\`${command}\` is put together from what others may have written`];
    if (/[;&|`]|\$\(/.test(command)) return [`\`${command}\` is more than one command`];
    if (command === 'npm ci' || OTHERS.some((other) => other.test(command))) return [];
    const [, script] = /^npm (?:run )?([\w:-]+)(?= -- | *$)/.exec(command) ?? [];
    const isKnown = script !== undefined && (command.startsWith('npm run ') ? scripts : OWN_TO_NPM).includes(script);
    return isKnown ? [] : [`\`${command}\` is no npm script of the workspace`];
  });
}

/** Whether a dry run leaves it out: it publishes. */
export const publishes = (command: string): boolean =>
  OTHERS.some((other) => other.test(command)) || command === 'npm run pact:publish';

export function commandsOf(run: string): string[] {
  return run
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
