import { createProcessMetrics, gauge } from './process-metrics.ts';
import { PROMETHEUS_MEDIA_TYPE, prometheusText } from './prometheus-text.ts';
import { createRequestMetrics, type Answered } from './request-metrics.ts';
import type { OutsideRoute } from '../outside-route.ts';

/** Where Prometheus finds them. */
export const METRICS_URL = '/__mock/metrics';

export interface Metrics {
  /** Told of every request once it is answered; to be called when nobody waits for it any more. */
  readonly count: (answered: Answered) => void;
  readonly route: OutsideRoute;
}

/** @param countWorlds how many worlds there are at the moment */
export function createMetrics({ countWorlds }: { countWorlds: () => number }): Metrics {
  const requests = createRequestMetrics();
  const host = createProcessMetrics();

  return {
    count: (answered) => requests.count(answered),
    route: {
      method: 'GET',
      url: METRICS_URL,
      why: 'Prometheus reads here how many requests were answered, how fast, and how the process fares.',
      answer: () => ({
        status: 200,
        headers: { 'content-type': PROMETHEUS_MEDIA_TYPE, 'cache-control': 'no-store' },
        body: prometheusText([
          ...requests.collect(),
          gauge('mock_api_worlds', 'Worlds there are at the moment.', countWorlds()),
          ...host.collect(),
        ]),
      }),
    },
  };
}
