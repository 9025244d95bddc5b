import { follow, type Contract, type Operation, type Schema } from '../read-contract.ts';

type Fields = Record<string, Schema>;

/** A named schema, to be changed in place. */
export function schemaOf(contract: Contract, name: string): Schema {
  return needed(contract.components.schemas[name], name);
}

/** A field of a named schema (`Order.amount`), or a named schema by itself (`Pincode`). */
export function partOf(contract: Contract, address: string): Schema {
  const [name = '', field] = address.split('.');
  const schema = schemaOf(contract, name);
  return field === undefined ? schema : needed((schema.properties as Fields)[field], address);
}

export function operationOf(contract: Contract, id: string): Operation {
  const all = Object.values(contract.paths).flatMap(({ get, post }) => [get, post].filter((one) => one !== undefined));
  return needed(
    all.find(({ operationId }) => operationId === id),
    id,
  );
}

/** Both where it is defined and in what is required. */
export function renameField(schema: Schema, from: string, to: string): void {
  schema.properties = renamed(schema.properties as Fields, from, to);
  schema.required = (schema.required as string[]).map((field) => (field === from ? to : field));
}

/** The same fields in the same order, one under another name. */
export function renamed<Value>(record: Record<string, Value>, from: string, to: string): Record<string, Value> {
  if (!(from in record)) throw new Error(`There is no ${from} to rename in openapi.yaml any more.`);
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name === from ? to : name, value]));
}

/** The answer itself, where a call only refers to it: the change is this call's alone. */
export function ownAnswer(contract: Contract, id: string, status: number): NonNullable<Operation['responses'][string]> {
  const { responses } = operationOf(contract, id);
  const answer = structuredClone(follow(contract, needed(responses[status], `${id} ${status}`)));
  responses[status] = answer;
  return answer;
}

function needed<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`There is no ${name} in openapi.yaml any more.`);
  return part;
}
