/** What the worker knows of the build. */
export interface Published {
  /** Names the scripts of this build: it changes when any of them does. */
  build: string;
  /** What is kept at installing: first pages, the frame of all others, and the scripts, styles and fonts of all pages. */
  essential: { url: string; revision: string | null }[];
}

/** Put in by `build/service-worker.ts`. */
declare const __PUBLISHED__: Published;

export const { build, essential } = __PUBLISHED__;
