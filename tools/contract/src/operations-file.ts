import { follow, operationsOf, type Contract, type LocatedOperation, type Parameter } from './read-contract.ts';

const mediaNames: Record<string, string> = { 'application/json': 'json', 'application/problem+json': 'problem' };

/** The text of `operations.ts`: the client table, small enough for the browser. */
export function operationsFile(contract: Contract): string {
  const rows = operationsOf(contract).map((operation) => {
    operation.parameters.forEach((parameter) => requireTextInPath(contract, operation, parameter));
    return `  ${operation.id}: ${row(operation)},\n`;
  });

  return [
    `import type { OperationEntry, OperationId } from '../operation.ts';\n\n`,
    `/** How each call of the contract is made, and what may come back, in the order of openapi.yaml. */\n`,
    `export const operationTable = {\n`,
    ...rows,
    `} as const satisfies Record<OperationId, OperationEntry>;\n`,
  ].join('');
}

function row({ method, path, server, isBearer, parameters, body, answers }: LocatedOperation): string {
  const names = parameters.map(({ name }) => `'${name}'`).join(', ');
  const media = answers.map(({ status, mediaType }) => `${status}: '${mediaName(mediaType)}'`).join(', ');
  return [
    `{`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    server: '${server}',`,
    `    bearer: ${isBearer},`,
    `    pathParameters: [${names}],`,
    `    hasBody: ${body !== undefined},`,
    `    answers: { ${media} },`,
    `  }`,
  ].join('\n');
}

function mediaName(mediaType: string | undefined): string {
  if (mediaType === undefined) return 'none';

  const name = mediaNames[mediaType];
  if (name === undefined) throw new Error(`openapi.yaml: the generators do not know the media type ${mediaType}`);
  return name;
}

/** Anything else would need coercion and a place in `buildRequest`, which nothing in the shop has asked for. */
function requireTextInPath(contract: Contract, { id }: LocatedOperation, { name, in: place, schema }: Parameter): void {
  if (place !== 'path' || follow(contract, schema).type !== 'string') {
    throw new Error(`openapi.yaml: the generators know text parameters in the path only, not ${name} of ${id}`);
  }
}
