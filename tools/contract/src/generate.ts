import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generatedFolder } from './contract-paths.ts';
import { generatedFiles } from './generated-files.ts';

/**
 * Writes what is generated from openapi.yaml, and removes what no longer is:
 * `node src/generate.ts [folder]`, by default into libs/api-contract/src/generated.
 */
const folder = resolve(process.argv[2] ?? generatedFolder);
const files = await generatedFiles();

await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (!files.has(name)) await rm(resolve(folder, name), { recursive: true });
}
for (const [name, text] of files) {
  await writeFile(resolve(folder, name), text);
}
process.stdout.write(`${files.size} files generated from openapi.yaml into ${folder}\n`);
