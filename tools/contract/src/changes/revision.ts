import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { contractFile, pactFolder, workspaceRoot } from '../contract-paths.ts';
import { ContractError, parseOpenApi, type OpenApi } from '../openapi.ts';
import { parsePact, readPacts, type Pact } from '../pacts/pacts.ts';
import { changesMessages as messages } from './changes.messages.ts';

const inRepository = (file: string) => relative(workspaceRoot, file).replaceAll(sep, '/');

/** Where to look: the repository for revisions, the folder for files. */
export interface Location {
  readonly repository: string;
  readonly folder: string;
}

/**
 * A contract by a file name or Git revision; without a name, the one in the working tree.
 *
 * @throws ContractError when it does not exist, or is not a contract
 */
export function readRevision(name: string | undefined, { repository, folder }: Location): OpenApi {
  if (name === undefined) return contractText('openapi.yaml', read(contractFile));
  const file = resolve(folder, name);
  if (existsSync(file)) return contractText(name, read(file));

  const path = inRepository(contractFile);
  const text = showAt(repository, commitOf(repository, name), path);
  if (text === undefined) throw new ContractError(messages.notInRevision(name, path));
  return contractText(name, text);
}

/** The storefront's pacts at a revision; for a file, those of the working tree. */
export function readPactsOf(name: string, { repository, folder }: Location): Pact[] {
  if (existsSync(resolve(folder, name))) return readPacts();
  const commit = commitOf(repository, name);
  const listed = git(repository, ['ls-tree', '--name-only', commit, `${inRepository(pactFolder)}/`]) ?? '';
  const texts = listed
    .split('\n')
    .flatMap((file) => (file.endsWith('.json') ? (showAt(repository, commit, file) ?? []) : []));
  return texts.length > 0 ? texts.map(parsePact) : readPacts();
}

function commitOf(repository: string, name: string): string {
  const commit = git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (commit === undefined) throw new ContractError(messages.noSuchRevision(name));
  return commit.trim();
}

const showAt = (repository: string, commit: string, path: string) => git(repository, ['show', `${commit}:${path}`]);

function git(repository: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ContractError(messages.unreadable(file, error instanceof Error ? error.message : String(error)));
  }
}

function contractText(name: string, text: string): OpenApi {
  const contract = parsed(name, text);
  if (typeof contract.whole.node.paths !== 'object') throw new ContractError(messages.noContract(name));
  return contract;
}

function parsed(name: string, text: string): OpenApi {
  try {
    return parseOpenApi(text);
  } catch (error) {
    throw new ContractError(messages.unreadable(name, error instanceof Error ? error.message : String(error)));
  }
}
