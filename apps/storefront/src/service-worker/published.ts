/** Build data for the worker. */
export interface Published {
  /** The build id, which changes with any script. */
  build: string;
  /** What is kept at installing: first pages, the frame of all others, and the scripts, styles and fonts of all pages. */
  essential: { url: string; revision: string | null }[];
}

/** Injected by `build/service-worker.ts`. */
declare const __PUBLISHED__: Published;

export const { build, essential } = __PUBLISHED__;
