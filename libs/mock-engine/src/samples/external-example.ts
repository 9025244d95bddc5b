import { children } from '../document/document.ts';
import type { Content } from '../document/calls.ts';

/** An example that is a file of its own. */
export class ExternalExample {
  readonly externalValue: string;

  constructor(address: string) {
    this.externalValue = address;
  }

  /** Its bytes, or these where it cannot be read. */
  async *bytes(other: Uint8Array): AsyncGenerator<Uint8Array> {
    yield await bytesAt(this.externalValue).catch(() => other);
  }
}

/** The first external example; of a document on a server no file of this machine. */
export function externalExample({ part }: Content): ExternalExample | undefined {
  const [given] = children(part, 'examples').flatMap(([, { node }]) => node.externalValue ?? []);
  const address = typeof given === 'string' ? URL.parse(given, part.file || undefined) : null;
  const isAllowed = address && (address.protocol !== 'file:' || part.file.startsWith('file:'));
  return isAllowed ? new ExternalExample(address.href) : undefined;
}

async function bytesAt(address: string): Promise<Uint8Array> {
  // Only here, because browsers have no files.
  if (address.startsWith('file:')) return process.getBuiltinModule('node:fs/promises').readFile(new URL(address));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
