import { follow, operationsOf, type Contract, type MediaType } from './read-contract.ts';

/** The text of `examples.ts`: every example answer by call, status and name. */
export function examplesFile(contract: Contract): string {
  const rows = operationsOf(contract).map(({ id, answers }) => {
    const statuses = answers.flatMap(({ status, media }) =>
      media ? [`    ${status}: ${JSON.stringify(examplesOf(contract, media))},\n`] : [],
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

function examplesOf(contract: Contract, { examples = {} }: MediaType): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, follow(contract, example).value]));
}
