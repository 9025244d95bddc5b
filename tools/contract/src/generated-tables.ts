import { callsOf, examplesOf, schemaName, type Answer, type Call, type Part } from './openapi.ts';

// The tables of calls, schemas and examples in libs/api-contract/src/generated, as texts.

const mediaNames: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/problem+json': 'problem',
};

/** `operations.ts`: the client table, small enough for the browser. */
export function operationsFile(whole: Part): string {
  const rows = callsOf(whole).map((call) => `  ${call.id}: ${operationRow(call)},\n`);
  return [
    `import type { OperationEntry, OperationId } from '../operation.ts';\n\n`,
    `/** How each call is made and what it may return, in the order of openapi.yaml. */\n`,
    `export const operationTable = {\n`,
    ...rows,
    `} as const satisfies Record<OperationId, OperationEntry>;\n`,
  ].join('');
}

function operationRow({ id, method, path, server, needsToken, parameters, body, answers }: Call): string {
  // `buildRequest` supports nothing else, since no call needs it.
  const unknown = parameters.find(({ in: place, schema }) => place !== 'path' || schema.node.type !== 'string');
  if (unknown) {
    throw new Error(
      `openapi.yaml: the generators support only string parameters in the path, not ${unknown.name} of ${id}`,
    );
  }
  const names = parameters.map(({ name }) => `'${name}'`).join(', ');
  const media = answers.map(({ status, content }) => `${status}: '${mediaName(content?.type)}'`).join(', ');
  return [
    `{`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    server: '${server}',`,
    `    bearer: ${needsToken},`,
    `    pathParameters: [${names}],`,
    `    hasBody: ${body !== undefined},`,
    `    answers: { ${media} },`,
    `  }`,
  ].join('\n');
}

function mediaName(mediaType: string | undefined): string {
  if (mediaType === undefined) return 'none';

  const name = mediaNames[mediaType];
  if (name === undefined) throw new Error(`openapi.yaml: the generators do not support the media type ${mediaType}`);
  return name;
}

/** `request-schemas.ts`: the schemas by which the server validates path parameters and bodies. */
export function requestSchemasFile(whole: Part): string {
  const rows = callsOf(whole).map(({ id, parameters, body }) => {
    const parts = [
      ...(parameters.length > 0 ? [`path: schemas.z${capitalised(id)}Path`] : []),
      ...(body ? [`body: schemas.z${capitalised(id)}Body`] : []),
    ];
    return `  ${id}: {${parts.length > 0 ? ` ${parts.join(', ')} ` : ''}},\n`;
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

/** `answer-schemas.ts`: the exact schemas of our own server's responses, without extra fields. */
export function answerSchemasFile(whole: Part): string {
  const rows = callsOf(whole).map((call) => {
    const answers = call.answers
      .filter(({ content }) => content !== undefined)
      .map((answer) => `    ${answer.status}: schemas.${answerSchema(call, answer)},\n`);
    return `  ${call.id}: {\n${answers.join('')}  },\n`;
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

function answerSchema({ id }: Call, { status, content }: Answer): string {
  if (status === 200) return `z${capitalised(id)}Response`;

  const name = content && schemaName(content.schema);
  if (name === undefined) {
    throw new Error(`openapi.yaml: answer ${status} of ${id} needs a named schema, by which its validator is found`);
  }
  return `z${name}`;
}

/** `examples.ts`: every example answer by call, status and name. */
export function examplesFile(whole: Part): string {
  const rows = callsOf(whole).map(({ id, answers }) => {
    const statuses = answers.flatMap(({ status, content }) =>
      content ? [`    ${status}: ${JSON.stringify(Object.fromEntries(examplesOf(content)))},\n`] : [],
    );
    return `  ${id}: {\n${statuses.join('')}  },\n`;
  });
  return [
    `import type { OperationId } from '../operation.ts';\n\n`,
    `/** The contract's example answers by call, status and name; the first of a status is the usual one. */\n`,
    `export const exampleAnswers: Readonly<Record<OperationId, Readonly<Record<number, Readonly<Record<string, unknown>>>>>> = {\n`,
    ...rows,
    `};\n`,
  ].join('');
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
