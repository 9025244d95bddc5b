import type { Cores } from './machine/cores.ts';

export const usage = (rows: readonly { name: string; title: string }[]): string =>
  [
    'npm run bench:mock-api -- [--only ROW,...] [--rounds NUMBER] [--seconds NUMBER] [--json FILE]',
    '  The rows:',
    ...rows.map(({ name, title }) => `    ${name.padEnd(16)}${title}`),
  ].join('\n');

export const benchMessages = {
  cores: (cores: Cores) =>
    cores.pinned
      ? `The servers run on core ${cores.server}, the load on core ${cores.load}.`
      : `Servers and load share the cores (${cores.reason}): the figures vary more than they should.`,
  noBundle: 'There is no bundle of the mock API. npm run build -w @shop/mock-api makes one.',
  taken: (percent: number) => `The host took ${Math.round(percent)} % of the time that was wanted for others.`,
  written: (file: string) => `The findings are in ${file}.`,
  linuxOnly: 'The benchmark reads CPU time and memory from /proc: it runs on Linux only.',
} as const;
