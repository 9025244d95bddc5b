import type { StyleLayer } from './style-layer.ts';

/** Writes the rule of a class. */
type StyleWriter = (name: string, layers: readonly StyleLayer[]) => void;

const names = new Map<string, string>();
const looks = new Map<string, readonly StyleLayer[]>();
const written = new Set<string>();
const waiting = new Set<string>();
let writer: StyleWriter | undefined;
let used = new Set<string>();

/**
 * The class of a look: called after what its styles say, not after the rule that comes of them, which therefore need not
 * be worked out where a page brings it along.
 */
export function classNameOf(layers: readonly StyleLayer[]): string {
  const said = JSON.stringify(layers);
  let name = names.get(said);
  if (name === undefined) {
    name = `css-${shortNameOf(said)}`;
    names.set(said, name);
    looks.set(name, layers);
  }
  used.add(name);
  if (!written.has(name)) write(name, layers);
  return name;
}

/** What an element says that hands its class down: nothing where the class is another's. */
export const lookOf = (name: string): readonly StyleLayer[] | undefined => looks.get(name);

function write(name: string, layers: readonly StyleLayer[]): void {
  if (writer) {
    written.add(name);
    writer(name, layers);
  } else {
    waiting.add(name);
    // Whoever cannot fetch it sees a part undressed, and asks again with the next one.
    loadStyleWriter().catch(() => undefined);
  }
}

/** From now on this writes what no page has brought along, and what has waited for it. */
export function writeStylesWith(next: StyleWriter): void {
  writer = next;
  for (const name of waiting) write(name, looks.get(name) ?? []);
  waiting.clear();
}

/**
 * Fetches what works out styles that the page did not bring along: for a page or a part that the build did not see.
 *
 * @throws Error when it cannot be fetched
 */
export async function loadStyleWriter(): Promise<void> {
  if (writer) return;
  const { insertStyle } = await import('./style-writer.ts');
  if (!writer) writeStylesWith(insertStyle);
}

/** The page has the rules of these classes. */
export function takeAsWritten(css: string): void {
  for (const [name] of css.matchAll(/css-\w+/g)) written.add(name);
}

/** What is rendered, and the classes that it used, in order. */
export function withClassesOf<T>(render: () => T): { rendered: T; classes: readonly string[] } {
  used = new Set();
  const rendered = render();
  return { rendered, classes: [...used] };
}

/** FNV-1a in 32 bits. */
function shortNameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
