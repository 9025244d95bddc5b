import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProjects } from '../checks/projects.ts';

/** A page of documentation, by its path from the workspace's root. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

/** npm's own, which no manifest has to list. */
const OWN_TO_NPM = new Set(['test', 'start']);

/** What a page names and the workspace does not have: npm scripts, Nx targets, specs to run alone, files and folders. */
export function faultsOfPage(page: Page, root: string): string[] {
  return [
    ...missingScripts(page, root),
    ...missingTargets(page, root),
    ...missingSpecs(page, root),
    ...missingFiles(page, root),
  ];
}

function missingScripts({ text }: Page, root: string): string[] {
  const projects = readProjects(root);
  const scripts = scriptsOf(root);
  return [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)(?: -w (\S+?))?(?=[\s`|]|$)/gm)].flatMap(
    ([command, script = '', workspace]) => {
      const known = workspace ? (projects.find(({ name }) => name === workspace)?.targets ?? []) : scripts;
      return known.includes(script) ? [] : [`There is no script for \`${command}\`.`];
    },
  );
}

function scriptsOf(root: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  return [...Object.keys(manifest.scripts), ...OWN_TO_NPM];
}

function missingTargets({ text }: Page, root: string): string[] {
  const projects = readProjects(root);
  return [...text.matchAll(/nx run ([@\w/-]+):([\w-]+)/g)].flatMap(([command, name, target = '']) =>
    projects.find((project) => project.name === name)?.targets.includes(target)
      ? []
      : [`There is no target for \`${command}\`.`],
  );
}

/** `cd tools/contract && npx jest pacts` must find a spec. */
function missingSpecs({ text }: Page, root: string): string[] {
  return [...text.matchAll(/cd (\S+) && npx jest (\w[\w./-]*)/g)].flatMap(([command, folder = '', pattern = '']) => {
    const sources = path.join(root, folder, 'src');
    const specs = existsSync(sources) ? readdirSync(sources, { recursive: true, encoding: 'utf8' }) : [];
    const isFound = specs.some(
      (file) => /\.spec\.tsx?$/.test(file) && `src/${file.replaceAll(path.sep, '/')}`.includes(pattern),
    );
    return isFound ? [] : [`\`${command}\` finds no spec.`];
  });
}

/** Links inside the repository, and paths in code that begin with one of its folders. */
function missingFiles({ file, text }: Page, root: string): string[] {
  const here = path.dirname(path.join(root, file));
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({
    to,
    at: path.join(here, to),
  }));
  const named = [...text.matchAll(/`((?:apps|libs|tools|docs)\/[\w@./-]+)`/g)].map(([, to = '']) => ({
    to,
    at: path.join(root, to),
  }));
  const isMade = madeByCommands(root);
  return [...linked, ...named]
    .filter(({ to, at }) => !isMade(to) && !existsSync(at))
    .map(({ to }) => `There is no ${to}.`);
}

/** What a command makes is there only after it ran: Git ignores its folder. */
function madeByCommands(root: string): (file: string) => boolean {
  const folders = readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.replace(/^\//, ''));
  return (file) => folders.some((folder) => `${file}/`.includes(folder));
}
