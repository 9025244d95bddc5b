import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

/** The command that runs Node on that core, or Node itself where nothing can be pinned. */
export function onCore(cores: Cores, who: 'server' | 'load'): [command: string, ...args: string[]] {
  return cores.pinned ? ['taskset', '-c', String(cores[who]), process.execPath] : [process.execPath];
}
