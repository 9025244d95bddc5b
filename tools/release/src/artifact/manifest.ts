import { createHash } from 'node:crypto';
import { inOrder, type Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

/** What an artifact was made of: the same inputs make the same bytes. */
export interface Inputs {
  readonly commit: string;
  /** The working tree differed from the commit: nobody can make this artifact again. */
  readonly isDirty: boolean;
  /** Seconds since 1970, of the commit. */
  readonly sourceDateEpoch: number;
  /** SHA-256 of openapi.yaml. */
  readonly contract: string;
  /** SHA-256 by file. */
  readonly pacts: Readonly<Record<string, string>>;
  /** SHA-256 of package-lock.json: the packages that the build had. */
  readonly lockfile: string;
  /** Which compressed the files. */
  readonly node: string;
  /** What was fixed at build time, by the variables that were set. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface Manifest {
  readonly name: string;
  readonly inputs: Inputs;
  readonly files: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>;
}

export const MANIFEST = 'manifest.json';

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Every file but the manifest itself, with its size in bytes and its SHA-256. */
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

/** In which files an artifact is not what its manifest says, each in a line. */
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
