import { readFileSync } from 'node:fs';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { isMap, isNode, LineCounter, parseDocument, type Document, type Node } from 'yaml';

import { contractFile } from '../files.ts';

const REFERENCES = /^#\//;
let contract: { document: Document; lines: LineCounter } | undefined;

/**
 * The line of a response, or of one of its fields, in openapi.yaml.
 *
 * @param field in Pact's notation, for example `$[0].PostOffice[1].Name`
 * @returns for example `libs/api-contract/openapi.yaml:1102 (login 200: token)`
 */
export function placeInContract(operation: OperationId, status: number, field?: string): string {
  contract ??= readContract();
  const { path, method } = operationTable[operation];
  const answer = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const found = walk(contract.document, [...answer, ...(field === undefined ? [] : schemaPath(field))]);
  const { line } = contract.lines.linePos(found.range?.[0] ?? 0);
  const name = field?.replace(/^\$\.?/, '');
  return `libs/api-contract/openapi.yaml:${line} (${operation} ${status}${name ? `: ${name}` : ''})`;
}

function readContract() {
  const lines = new LineCounter();
  return { document: parseDocument(readFileSync(contractFile, 'utf8'), { lineCounter: lines }), lines };
}

const schemaPath = (field: string): string[] => [
  'content',
  '*',
  'schema',
  ...[...field.matchAll(/\[(\d+|\*)\]|\.(\w+)|\['([^']+)'\]/g)].flatMap(([, index, name, quoted]) =>
    index === undefined ? ['properties', name ?? quoted ?? ''] : ['items'],
  ),
];

/** The key at a path, with references resolved; the last existing one when the path does not exist. */
function walk(document: Document, path: readonly string[]): Node {
  let place: Node = document.contents as Node;
  let node: unknown = document.contents;
  for (const name of path) {
    const reference = isMap(node) ? node.get('$ref') : undefined;
    if (typeof reference === 'string') node = document.getIn(reference.replace(REFERENCES, '').split('/'), true);
    const pair = isMap(node) ? node.items.find(({ key }) => name === '*' || String(key) === name) : undefined;
    if (!pair) return place;
    if (isNode(pair.key)) place = pair.key;
    node = pair.value;
  }
  return place;
}
