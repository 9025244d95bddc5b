/** `type` in the address of academy and resources when every source is shown (specification, section 2). */
export const ALL_SOURCES = 0;

/**
 * The requested source: `0`, missing or empty means all. A text that is no number matches no source, like an unknown
 * number.
 */
export function readSource(query: URLSearchParams): number {
  return Number(query.get('type') ?? ALL_SOURCES);
}

/** The files of one source, or of all; `sourceOf` names the field that holds a file's source. */
export function filterBySource<File>(files: readonly File[], source: number, sourceOf: (file: File) => number): File[] {
  return files.filter((file) => source === ALL_SOURCES || sourceOf(file) === source);
}
