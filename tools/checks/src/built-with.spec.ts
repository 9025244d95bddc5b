import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Every package that README's table names, with the folder that is built with it. */
const table = /^## Built with\n(.*?)\n## /ms.exec(read('README.md'))?.[1] ?? '';
const rows = [...table.matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm)].flatMap(([, folder, cell]) =>
  [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => [folder!, name!] as const),
);

it.each([
  ...['nx', 'react', 'react-dom', 'react-router-dom', 'redux', '@reduxjs/toolkit', 'react-redux', 'dompurify', 'zod'],
  ...['fastify', '@fastify/cors', 'openapi-typescript', '@chakra-ui/react', 'jest', '@pact-foundation/pact'],
])('README says where the shop is built with %s', (name) => {
  expect(rows.map(([, named]) => named)).toContain(name);
});

it.each(rows)('%s is built with %s', (folder, name) => {
  const sources = globSync('**/*.{ts,tsx,cjs}', {
    cwd: path.join(workspaceRoot, folder),
    exclude: ['**/node_modules'],
  });
  const imported = new RegExp(`(?:from |import\\(|require\\()'${name}['/]`);
  const { scripts = {} } = JSON.parse(read(path.join(folder, 'package.json'))) as { scripts?: Record<string, string> };
  const isRun = Object.values(scripts).some((script) => script.split(' ').includes(name));
  expect(isRun || sources.some((file) => imported.test(read(path.join(folder, file))))).toBe(true);
});
