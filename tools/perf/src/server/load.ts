import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, residentMegabytes, type RunningServer } from './running-server.ts';

/** A GET by default. */
export type Load = Partial<Readonly<{ method: 'POST'; headers: Record<string, string>; body: string }>>;

const script = path.join(import.meta.dirname, 'load.process.ts');

/** CPU time of each response, in µs: it says the same on a busy machine. @throws Error when a response is no success */
async function cpuTime({ url, pid }: RunningServer, at: string, seconds: number, load: Load): Promise<number> {
  const before = cpuSeconds(pid);
  const args = [script, url + at, `${seconds}`, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Math.round((1e6 * (cpuSeconds(pid) - before)) / Number(stdout));
}

interface Loaded {
  readonly start: () => Promise<RunningServer>;
  readonly at: string;
  readonly seconds: number;
  readonly loadFor?: ((url: string) => Promise<Load>) | undefined;
}

/** Measures a new server, warmed up for as long, which another process loads. Linux only. */
export async function measureLoaded({ start, at, seconds, loadFor }: Loaded): Promise<Record<string, number>> {
  const began = performance.now();
  const server = await start();
  await (await fetch(server.url + at)).text();
  const started = Math.round(performance.now() - began);
  try {
    const load = (await loadFor?.(server.url)) ?? {};
    await cpuTime(server, at, seconds, load);
    const cpu = await cpuTime(server, at, seconds, load);
    const memory = Math.round(residentMegabytes(server.pid));
    return { 'CPU of a response, µs': cpu, 'start to first response, ms': started, 'memory, MB': memory };
  } finally {
    await server.kill();
  }
}
