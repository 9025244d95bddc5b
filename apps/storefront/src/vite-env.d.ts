/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BRAND?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_SITE_URL?: string;
}
