import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ContractError } from '@shop/mock-engine/document/document';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { contractFile, pactFolder } from '../contract.ts';
import { parsePact, readPacts, type Pact } from '../pacts/pacts.ts';
import { parseOpenApi, type OpenApi } from '../read-openapi.ts';
import { changesMessages as messages } from './changes.messages.ts';

/**
 * A contract and the storefront's pacts, by a file name (with the pacts of the working tree) or Git revision; without a
 * name, the working tree.
 *
 * @param folder where to look for files; in the repository
 * @throws ContractError when it does not exist, or is not a contract
 */
export function readRevision(name: string | undefined, folder: string): { contract: OpenApi; pacts: Pact[] } {
  const file = name === undefined ? contractFile : resolve(folder, name);
  if (existsSync(file)) return { contract: parsed(name ?? file, () => readFileSync(file, 'utf8')), pacts: readPacts() };

  const text = show(name, contractFile, folder);
  const files = readdirSync(pactFolder).map((pact) => join(pactFolder, pact));
  return {
    contract: parsed(String(name), () => text),
    pacts: files.map((pact) => parsePact(show(name, pact, folder))),
  };
}

function show(name: string | undefined, file: string, folder: string): string {
  const path = relative(workspaceRoot, file).replaceAll(sep, '/');
  try {
    const args = ['show', '--end-of-options', `${name}:${path}`];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    throw new ContractError(messages.noSuchRevision(String(name), path));
  }
}

function parsed(name: string, read: () => string): OpenApi {
  try {
    const contract = parseOpenApi(read());
    if (typeof contract.whole.node.paths === 'object') return contract;
  } catch (error) {
    throw new ContractError(messages.unreadable(name, (error as Error).message));
  }
  throw new ContractError(messages.noContract(name));
}
