import { readFileSync } from 'node:fs';

/** A shared machine's processor, by how its time went since the start, in ticks. */
interface Ticks {
  readonly ran: number;
  readonly taken: number;
}

/**
 * Begins to watch how much of the processor's time the host of a virtual machine gives to others.
 *
 * @param read what Linux says of its processors; for tests
 * @returns what tells the share since then, in percent of the time in which something wanted to run; undefined where
 *   the system does not say
 */
export function watchHost(read: () => string = procStat): () => number | undefined {
  const before = ticksOf(read());
  return () => {
    const after = ticksOf(read());
    if (!before || !after) return undefined;
    const [ran, taken] = [after.ran - before.ran, after.taken - before.taken];
    return ran + taken > 0 ? (100 * taken) / (ran + taken) : 0;
  };
}

/** The first line is `cpu` with user, nice, system, idle, iowait, irq, softirq and steal. */
function ticksOf(stat: string): Ticks | undefined {
  const numbers = /^cpu +(.*)/.exec(stat)?.[1]?.split(' ').map(Number);
  if (!numbers) return undefined;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, taken = 0] = numbers;
  return { ran: user + nice + system + irq + softirq, taken };
}

function procStat(): string {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
}
