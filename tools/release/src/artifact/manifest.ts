import { createHash } from 'node:crypto';
import { inOrder, type Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

/** What an artifact was made from: the same inputs give the same bytes. */
export interface Inputs {
  readonly commit: string;
  /** The working tree had uncommitted changes: this artifact cannot be reproduced. */
  readonly isDirty: boolean;
  /** Seconds since 1970, of the commit. */
  readonly sourceDateEpoch: number;
  /** The Node version, whose zlib compressed the files. */
  readonly node: string;
  /** The catalogue in the pages: from the seed data or an API, and the SHA-256 of what was read. */
  readonly catalogue: { readonly from: string; readonly sha256: string };
  /** Build-time settings: environment variables that were set. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface Manifest {
  readonly name: string;
  readonly inputs: Inputs;
  readonly files: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>;
}

export const MANIFEST = 'manifest.json';

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Lists every file except the manifest, with its size in bytes and SHA-256. */
export const manifestOf = (name: string, inputs: Inputs, files: Files): Manifest => ({
  name,
  inputs,
  files: Object.fromEntries(
    inOrder(files.keys()).map((file) => {
      const content = files.get(file) ?? Buffer.alloc(0);
      return [file, { size: content.length, sha256: sha256(content) }];
    }),
  ),
});

/** Where an artifact differs from its manifest, one line per file. */
export function differences(manifest: Manifest, files: Files): string[] {
  const names = inOrder(new Set([...Object.keys(manifest.files), ...files.keys()])).filter((name) => name !== MANIFEST);
  return names.flatMap((name) => {
    const said = manifest.files[name];
    const content = files.get(name);
    if (!said) return [messages.unlisted(name)];
    if (!content) return [messages.missing(name)];
    return sha256(content) === said.sha256 ? [] : [messages.changed(name)];
  });
}
