import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nxScript } from '@shop/workspace-tools/nx';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

/** Nx as a process of its own. */
const nx = (...args: string[]) =>
  spawnSync(process.execPath, [nxScript, ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NO_COLOR: '1' },
  });

interface NxGraph {
  nodes: Record<string, { data: { root: string; tags: string[]; targets: Record<string, { inputs?: unknown[] }> } }>;
  dependencies: Record<string, { target: string }[]>;
}
const { graph } = JSON.parse(nx('graph', '--print').stdout) as { graph: NxGraph };

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');
const projects = Object.entries(graph.nodes).map(([name, { data }]) => {
  const { dependencies = {} } = JSON.parse(read(`${data.root}/package.json`)) as { dependencies?: object };
  // Nx adds `npm:` tags of its own.
  return { name, folder: data.root, tags: data.tags.filter((tag) => !tag.startsWith('npm:')), dependencies };
});
const projectOf = (name: string) => projects.find((project) => project.name === name);

/** What a project with the tag may depend on; its devDependencies are free. */
const directions: Readonly<Record<string, string[]>> = {
  'type:lib': ['type:lib'],
  'type:app': ['type:lib', 'type:app'],
  'type:tool': ['type:lib', 'type:app', 'type:tool'],
  'scope:workspace': ['scope:workspace'],
  'scope:engine': ['scope:engine', 'scope:workspace'],
  'scope:shop': ['scope:shop', 'scope:engine', 'scope:workspace'],
};

it('projects depend on each other only in the directions of their tags', () => {
  const wrong = projects.flatMap(({ name, tags, dependencies }) =>
    Object.keys(dependencies).flatMap((dependency) => {
      const others = projectOf(dependency)?.tags ?? [];
      return tags
        .filter((tag) =>
          others.some((other) => other.startsWith(tag.split(':')[0]!) && !directions[tag]?.includes(other)),
        )
        .map((tag) => `${name} (${tag}) -> ${dependency} (${others.join(', ')})`);
    }),
  );
  expect(wrong).toEqual([]);
});

/** The projects that a project depends on, and all that it reaches through them. */
const named = (name: string) => graph.dependencies[name]!.map(({ target }) => target).filter(projectOf);
const reached = (name: string, way: readonly string[] = []): string[] => {
  if (way.includes(name)) throw new Error(`Cycle: ${[...way, name].join(' -> ')}`);
  return named(name).flatMap((next) => [next, ...reached(next, [...way, name])]);
};

it('no project depends on itself through others, devDependencies included', () => {
  expect(() => projects.map(({ name }) => reached(name))).not.toThrow();
});

it('docs/architecture.md draws Nx’s graph, without dependencies that follow from others', () => {
  const folderOf = (name: string) => projectOf(name)!.folder;
  const drawn = projects.flatMap(({ name, folder, dependencies }) =>
    named(name)
      .filter((next) => !named(name).some((other) => other !== next && reached(other).includes(next)))
      .map((next) => `  ${folder} ${next in dependencies ? '-->' : '-.->'} ${folderOf(next)}`),
  );
  const picture = /```mermaid\nflowchart TD\n([^`]*)```/.exec(read('docs/architecture.md'))?.[1];
  expect(picture?.trimEnd().split('\n')).toEqual(drawn.sort());
});

it.each(['lint', 'knip'])('an edit of the contract, from which code is generated, runs %s again', (target) => {
  const { inputs } = graph.nodes['@shop/checks']!.data.targets[target]!;
  expect(inputs).toContain('{workspaceRoot}/libs/api-contract/openapi.yaml');
});

describe('an edit of a file that a spec imports runs the tests again', () => {
  const imported = (folder: string) =>
    globSync('**/*.{spec,fixture}.{ts,tsx}', { cwd: path.join(workspaceRoot, folder), exclude: ['node_modules'] })
      .flatMap((file) => [...read(path.join(folder, file)).matchAll(/'(@shop\/[^/']+\/testing\/[^']+)'/g)])
      .map(([, source]) => createRequire(path.join(workspaceRoot, folder, 'package.json')).resolve(source!))
      .map((file) => path.relative(workspaceRoot, file));
  const cases = projects.map(({ name, folder }) => [name, [...new Set(imported(folder))]] as const);

  it.each(cases.filter(([, files]) => files.length > 0))('in %s', (name, files) => {
    const { status, stdout } = nx('show', 'target', 'inputs', `${name}:test`, '--check', ...files);
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });
});
