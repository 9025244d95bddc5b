import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in these, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const KIBIBYTES_PER_MEGABYTE = 1e6 / 1024;

/** Where the server and the load run. Without two cores or `taskset` both go wherever the system puts them. */
export type Cores = { pinned: true; server: number; load: number } | { pinned: false; reason: string };

/** Two cores this process may use, the last ones: the first does most of the system's own work. */
export function chooseCores(): Cores {
  if (spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error)
    return { pinned: false, reason: 'no taskset here' };

  const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const [load, server] = parseCoreList(allowed).reverse();
  if (load === undefined || server === undefined) return { pinned: false, reason: 'one core only' };
  return { pinned: true, server, load };
}

/** @example parseCoreList('0-2,5') // [0, 1, 2, 5] */
export function parseCoreList(list: string): number[] {
  return list
    .split(',')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = NaN, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}

/** The command that runs Node on that core, or Node itself where nothing is pinned. */
export function onCore(cores: Cores | undefined, who: 'server' | 'load'): [command: string, ...args: string[]] {
  return cores?.pinned ? ['taskset', '-c', String(cores[who]), process.execPath] : [process.execPath];
}

/** CPU seconds that a process has used so far, all its threads together. Linux only. */
export const cpuSeconds = (pid: number): number => parseCpuSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** @param stat the text of /proc/PID/stat; the second field may hold spaces and parentheses */
export function parseCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) / TICKS_PER_SECOND;
}

/** Memory that a process holds (RSS), in megabytes. Linux only. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / KIBIBYTES_PER_MEGABYTE;
}
