import { precompressed } from '@shop/release-tools/archive/compress';
import { publishedFiles, readFolder, type Files } from '@shop/release-tools/archive/files';

/** A built storefront as it is published: without source maps, and with its compressed files. */
export async function publishedBuild(folder: string): Promise<Files> {
  const build = publishedFiles(readFolder(folder));
  return new Map([...build, ...(await precompressed(build))]);
}
