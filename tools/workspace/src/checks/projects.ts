import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Project {
  name: string;
  folder: string;
  /** Its npm scripts, which are its Nx targets. */
  targets: string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
}

/** Every project of the workspace, read from the package.json files themselves: what Nx leaves out is noticed. */
export function readProjects(root: string): Project[] {
  const { workspaces = [] } = readManifest(root);
  return workspaces
    .map((pattern) => path.join(root, pattern.replace(/\/\*$/, '')))
    .flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name)))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => {
      const { name, scripts = {} } = readManifest(folder);
      return { name, folder, targets: Object.keys(scripts) };
    });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
