/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BRAND?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_SITE_URL?: string;
}

/** What `startup/before-paint.js` leaves for `startup/start.ts`; nothing when it failed to load. */
interface Window {
  repeatEarlyEvents?: () => Promise<void>;
}
