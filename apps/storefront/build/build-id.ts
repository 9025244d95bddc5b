import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export const pagesOf = (bundle: Rollup.OutputBundle): Rollup.OutputAsset[] =>
  Object.values(bundle).filter(
    (file) => file.type === 'asset' && file.fileName.endsWith('.html'),
  ) as Rollup.OutputAsset[];

/** Changes with each published file: scripts, styles and fonts have hashes in their names, pages count by their content. */
export const buildIdOf = (bundle: Rollup.OutputBundle): string =>
  digest(
    JSON.stringify([
      Object.keys(bundle).sort(),
      pagesOf(bundle)
        .map(({ fileName, source }) => [fileName, digest(source)])
        .sort(),
    ]),
  );
