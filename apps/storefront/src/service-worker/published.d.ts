/** What the build has published, told by `build/service-worker`. */
declare module 'virtual:published' {
  /** Names the scripts of this build: it changes when any of them does. */
  export const build: string;
  /** What is kept at installing: first pages, the frame of all others, and what these need. */
  export const essential: readonly { url: string; revision: string | null }[];
  /** Files of other pages, to be kept when there is time. */
  export const optional: readonly string[];
  /** Address of the page that stands for every page without a file. */
  export const fallback: string;
  /** Files that pages name and whose names hold no hash. */
  export const plainFiles: readonly string[];
}
