import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';

/** What an address asks for, wherever the server that was asked keeps it. */
export type FoundCall =
  | { readonly operationId: OperationId; readonly path: string; readonly parameters: Readonly<Record<string, string>> }
  | { readonly operationId: undefined; readonly path: string };

interface Pattern {
  readonly operationId: OperationId;
  readonly method: string;
  readonly address: RegExp;
}

const patterns: readonly Pattern[] = (Object.keys(operationTable) as OperationId[]).map((operationId) => {
  const { method, path }: OperationEntry = operationTable[operationId];
  return { operationId, method, address: new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** The portal's pictures, files and receipts, which no contract describes. */
const portalAddress = /\/(?:custom\/(?:images|files)\/.+|customer\/(?:bill-print\/[^/]+|receipt\.css))$/;

/** Whether a path of ours is one of the portal's. */
export function isPortalPath(path: string): boolean {
  return portalAddress.exec(path)?.index === 0;
}

/**
 * The call at an address of any server: host and base path are whatever they are, the contract's own path decides.
 *
 * @returns undefined for what is neither a call of the contract nor anything of the portal's
 */
export function findCall(method: string, address: string): FoundCall | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;

  for (const { operationId, method: wanted, address: pattern } of patterns) {
    const match = method === wanted ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    const parameters = decoded({ ...match.groups });
    return parameters && { operationId, path: match[0], parameters };
  }
  const [path] = (method === 'GET' && portalAddress.exec(url.pathname)) || [];
  return path === undefined ? undefined : { operationId: undefined, path };
}

function decoded(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
