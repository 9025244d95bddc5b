import { CACHE_PREFIX, WORKER_SCRIPT, type ToWorker } from '../../service-worker/protocol.ts';

/** Unregisters the worker and removes its caches: the deployment switched it off. */
export async function unregisterWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER_SCRIPT),
  );
  for (const registration of ours) {
    // Otherwise the worker would go on caching until the page is closed.
    registration.active?.postMessage({ type: 'retire' } satisfies ToWorker);
    await registration.unregister();
  }
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
