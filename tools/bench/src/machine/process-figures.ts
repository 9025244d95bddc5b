import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in these, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const KIBIBYTES_PER_MEGABYTE = 1e6 / 1024;

/** CPU seconds that a process has used so far, all its threads together. Linux only. */
export function cpuSeconds(pid: number): number {
  return parseCpuSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

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
