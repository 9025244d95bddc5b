import { useEffect, useState } from 'react';
import { runtimeConfig } from '../shared/env.ts';

/** Starts the service worker once the page has loaded. @returns how to accept the new version that it offers, if any */
export function useServiceWorker() {
  const [accept, setAccept] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!runtimeConfig().serviceWorker || !('serviceWorker' in navigator)) return;
    const load = async () => (await import('./start-worker.ts')).startWorker((how) => setAccept(() => how));
    // Some private windows refuse workers: the shop does without.
    const start = () => void load().catch(() => undefined);
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);

  return { accept, decline: () => setAccept(null) };
}
