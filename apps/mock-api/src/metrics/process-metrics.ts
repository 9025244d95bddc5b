import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Metric } from './prometheus-text.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/**
 * How the process fares, under the names that every Node dashboard knows. The event loop is watched from the first look
 * on, and anew from each one, so that who never looks pays nothing.
 */
export function createProcessMetrics(): { collect(): Metric[] } {
  const delay = monitorEventLoopDelay();
  const startedAt = Date.now() / 1000 - process.uptime();

  return {
    collect() {
      const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const lag = [delay.mean, delay.percentile(99), delay.max].map((value) =>
        delay.count > 0 ? value / NANOSECONDS : 0,
      );
      delay.enable();
      delay.reset();
      const [mean = 0, p99 = 0, most = 0] = lag;
      return [
        gauge('nodejs_eventloop_lag_mean_seconds', 'How late the event loop is, on average since the last look.', mean),
        gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop is in one turn of a hundred.', p99),
        gauge('nodejs_eventloop_lag_max_seconds', 'How late the event loop was at worst since the last look.', most),
        gauge('process_resident_memory_bytes', 'Memory the process holds.', rss),
        gauge('nodejs_heap_size_total_bytes', 'Size of the heap.', heapTotal),
        gauge('nodejs_heap_size_used_bytes', 'Used part of the heap.', heapUsed),
        gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', external),
        metric('counter', 'process_cpu_user_seconds_total', 'Processor time of the program.', user / MICROSECONDS),
        metric('counter', 'process_cpu_system_seconds_total', 'Processor time of the system.', system / MICROSECONDS),
        gauge('process_start_time_seconds', 'When it started, in seconds since 1970.', startedAt),
      ];
    },
  };
}

/** A metric that goes up and down. */
export const gauge = (name: string, help: string, value: number): Metric => metric('gauge', name, help, value);

function metric(type: Metric['type'], name: string, help: string, value: number): Metric {
  return { type, name, help, samples: [{ value }] };
}
