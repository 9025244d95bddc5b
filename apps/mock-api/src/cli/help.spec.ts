import { readConfig } from '../config.ts';
import { helpMessages } from './cli.messages.ts';
import { helpText } from './help.ts';
import { options, type Option } from './options.ts';

const help = helpText();
const table: Readonly<Record<string, Option>> = options;

it('has every option once among the options, grouped, and every environment variable', () => {
  const listed = [...help.matchAll(/^ {2}(?:-h, )?--([a-z-]+)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(options).toSorted());
  for (const { variable } of Object.values(table)) {
    if (variable !== undefined) expect(help).toContain(`  ${variable} `);
  }
  for (const title of Object.values(helpMessages.groups)) expect(help).toContain(`\n${title}\n`);
});

it('stands in columns, no line longer than a terminal is wide', () => {
  expect(help.split('\n').filter((line) => line.length > 120)).toEqual([]);
  const columns = new Set(
    [...help.matchAll(/^ {2}((?:-h, )?--\S+(?: [A-Z|]+)? +)\S/gm)].map(([, flag = '']) => flag.length),
  );
  expect(columns.size).toBe(1);
});

it.each(helpMessages.exampleLines.map(([args]) => [args]))('has an example that works: %s', (args) => {
  expect(readConfig(args.split(' '), {})).toMatchObject({ ok: true });
});
