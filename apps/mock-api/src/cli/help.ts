import { helpMessages as messages } from './cli.messages.ts';
import { options, type Option, type OptionGroup } from './options.ts';

/** What the server can be told, made from the table that its options are read by. */
export function helpText(table: Readonly<Record<string, Option>> = options): string {
  const entries = Object.entries(table).map(([name, option]) => ({ ...option, name, flag: flagOf(name, option) }));
  const flagWidth = Math.max(...entries.map(({ flag }) => flag.length));
  const groups = (Object.keys(messages.groups) as OptionGroup[]).map((group) => {
    const lines = entries
      .filter((entry) => entry.group === group)
      .map(
        ({ flag, help, isRepeatable }) =>
          `  ${flag.padEnd(flagWidth)}  ${help}${isRepeatable ? ` (${messages.repeatable})` : ''}`,
      );
    return [messages.groups[group], ...lines].join('\n');
  });

  const variables = entries.flatMap(({ variable, flag }) => (variable === undefined ? [] : [[variable, flag]]));
  const rows = [...variables, messages.secret];
  const variableWidth = Math.max(...rows.map(([variable = '']) => variable.length));
  const environment = rows.map(([variable = '', flag = '']) => `  ${variable.padEnd(variableWidth)}  ${flag}`);
  const examples = messages.exampleLines.map(([args, what]) => `  # ${what}\n  npm run mock-api -- ${args}`);

  return `${[
    messages.intro,
    `  ${messages.usage}`,
    ...groups,
    [messages.environment, ...environment, `  ${messages.variables}`].join('\n'),
    [messages.examples, ...examples].join('\n'),
    messages.more,
  ].join('\n\n')}\n`;
}

function flagOf(name: string, { value }: Option): string {
  return `${name === 'help' ? '-h, ' : ''}--${name}${value === undefined ? '' : ` ${value}`}`;
}
