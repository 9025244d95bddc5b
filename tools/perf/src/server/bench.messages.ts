import type { Cores } from './machine.ts';

export const benchMessages = {
  cores: (cores: Cores) =>
    cores.pinned
      ? `The servers run on core ${cores.server}, the load on core ${cores.load}.`
      : `Servers and load share the cores (${cores.reason}): the figures vary more than they should.`,
  taken: (percent: number) => `The host took ${Math.round(percent)} % of the time that was wanted for others.`,
  linuxOnly: 'The benchmark reads CPU time and memory from /proc: it runs on Linux only.',
} as const;
