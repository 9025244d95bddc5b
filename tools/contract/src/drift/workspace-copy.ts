import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const PROJECT_FOLDERS = ['apps', 'libs', 'tools'];
/** Large, and of no account here: they are linked. */
const LINKED = ['apps/mock-api/pictures'];
/** Built, installed or written by tests; the copy has none of it, or its own. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'reports', 'screens', 'test-results', '.data']);

/** A copy of the workspace in which anything can be changed; the checkout stays as it is. */
export interface WorkspaceCopy {
  readonly root: string;
  read(file: string): string;
  /** As it was before anything was changed. */
  original(file: string): string;
  /** Overwrites files until {@link WorkspaceCopy.restore}. */
  write(texts: Readonly<Record<string, string>>): void;
  restore(): void;
  remove(): void;
}

/** @param workspace the checkout; what is not committed yet is copied as well */
export function copyWorkspace(workspace: string): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'contract-drift-'));
  for (const { name } of readdirSync(workspace, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    cpSync(join(workspace, name), join(root, name));
  }
  for (const folder of PROJECT_FOLDERS) {
    const filter = (path: string) => !LEFT_OUT.has(basename(path)) && !LINKED.includes(relative(workspace, path));
    cpSync(join(workspace, folder), join(root, folder), { recursive: true, filter });
  }
  for (const folder of LINKED) symlinkSync(join(workspace, folder), join(root, folder));
  linkModules(workspace, root);

  const before = new Map<string, string>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    read,
    original: (file) => before.get(file) ?? read(file),
    write(texts) {
      for (const [file, text] of Object.entries(texts)) {
        if (!before.has(file)) before.set(file, read(file));
        writeFileSync(join(root, file), text);
      }
    },
    restore() {
      for (const [file, text] of before) writeFileSync(join(root, file), text);
      before.clear();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Everything that is installed, but the workspace's own projects from the copy. */
function linkModules(workspace: string, root: string): void {
  const installed = join(workspace, 'node_modules');
  const own = join(root, 'node_modules/@shop');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@shop') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  }
  for (const parent of PROJECT_FOLDERS) {
    for (const project of readdirSync(join(root, parent))) {
      const folder = join(root, parent, project);
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
      symlinkSync(folder, join(dirname(own), name));
      linkOwnModules(join(workspace, parent, project), folder);
    }
  }
}

/** A few packages are installed in a project, in another version than everybody's. */
function linkOwnModules(project: string, folder: string): void {
  const installed = join(project, 'node_modules');
  if (existsSync(installed)) symlinkSync(installed, join(folder, 'node_modules'));
}
