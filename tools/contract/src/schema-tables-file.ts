import { operationsOf, type Contract, type LocatedOperation } from './read-contract.ts';

/** The text of `request-schemas.ts`: what the server validates each call's path parameters and body with. */
export function requestSchemasFile(contract: Contract): string {
  const operations = operationsOf(contract);
  const rows = operations.map((operation) => {
    const parts = [
      ...(operation.parameters.length > 0 ? [`path: schemas.${requestName(operation, 'Path')}`] : []),
      ...(operation.body ? [`body: schemas.${requestName(operation, 'Body')}`] : []),
    ];
    return `  ${operation.id}: {${parts.length > 0 ? ` ${parts.join(', ')} ` : ''}},\n`;
  });

  return [
    `import type { z } from 'zod';\n`,
    `import type { OperationId } from '../operation.ts';\n`,
    `import * as schemas from './zod.ts';\n\n`,
    `/** Per call, the schemas of its path parameters and of its body, where it has them. */\n`,
    `export const requestSchemas = {\n`,
    ...rows,
    `} as const satisfies Record<OperationId, { path?: z.ZodType; body?: z.ZodType }>;\n`,
  ].join('');
}

/** The text of `answer-schemas.ts`: what our own server's answers must be, without one field more. */
export function answerSchemasFile(contract: Contract): string {
  const rows = operationsOf(contract).map((operation) => {
    const answers = operation.answers
      .filter(({ media }) => media !== undefined)
      .map((answer) => `    ${answer.status}: schemas.${answerName(operation, answer)},\n`);
    return `  ${operation.id}: {\n${answers.join('')}  },\n`;
  });

  return [
    `import type { z } from 'zod';\n`,
    `import type { OperationId } from '../operation.ts';\n`,
    `import * as schemas from './zod-exact.ts';\n\n`,
    `/** Per call and status, the schema of the body; an answer without a body has none. */\n`,
    `export const exactAnswerSchemas = {\n`,
    ...rows,
    `} as const satisfies Record<OperationId, Record<number, z.ZodType>>;\n`,
  ].join('');
}

function requestName({ id }: LocatedOperation, part: 'Path' | 'Body'): string {
  return `z${capitalised(id)}${part}`;
}

function answerName({ id }: LocatedOperation, { status, media }: LocatedOperation['answers'][number]): string {
  if (status === 200) return `z${capitalised(id)}Response`;

  const reference = media?.schema.$ref;
  if (reference === undefined) {
    throw new Error(`openapi.yaml: answer ${status} of ${id} needs a named schema for its validator to be found`);
  }
  return `z${reference.slice(reference.lastIndexOf('/') + 1)}`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
