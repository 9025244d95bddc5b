import { CACHE_PREFIX, WORKER_SCRIPT, type ToWorker } from '../../service-worker/protocol.ts';

/** Takes the shop's worker away from this browser, with all that it kept: the deployment switched it off. */
export async function unregisterWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER_SCRIPT),
  );
  for (const registration of ours) {
    // Until the page is left the worker would go on, and keep anew.
    registration.active?.postMessage({ type: 'retire' } satisfies ToWorker);
    await registration.unregister();
  }
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
