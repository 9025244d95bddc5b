import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

// Completes dist, which is what npm packs: without what is for this workspace alone, with what tsc does not write.

const { publishConfig, nx, scripts, devDependencies, ...manifest } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, object>;
writeFileSync('dist/package.json', JSON.stringify({ ...manifest, ...publishConfig }, undefined, 2));
for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(file, `dist/${file}`);
for (const file of ['jest.cjs', 'jest.d.cts']) copyFileSync(`src/runners/${file}`, `dist/runners/${file}`);
