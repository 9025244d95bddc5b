/** A JSON Schema of the contract, or a reference to one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

export interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Header {
  readonly $ref?: string;
  readonly description?: string;
}

export interface AnswerEntry {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Call {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, AnswerEntry>>;
}

interface ServerEntry {
  readonly url: string;
  readonly description?: string;
}

/** openapi.yaml with its references: the part of OpenAPI 3.1 that it uses. */
export interface ContractDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers: readonly ServerEntry[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, { readonly servers?: readonly ServerEntry[]; get?: Call; post?: Call }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A call with its method and URL. */
export interface LocatedCall {
  readonly call: Call;
  readonly method: 'GET' | 'POST';
  /** From the server's root: `/api/v1/orders`. */
  readonly address: string;
}

/** Every call of the contract, in its order. */
export function callsOf({ paths, servers }: ContractDocument): LocatedCall[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const base = (item.servers ?? servers)[0]?.url.replace(/\/$/, '') ?? '';
    const at = (method: LocatedCall['method'], call: Call | undefined) =>
      call ? [{ call, method, address: base + path }] : [];
    return [...at('GET', item.get), ...at('POST', item.post)];
  });
}

/**
 * Resolves a reference; returns any other part unchanged.
 *
 * @throws Error when the reference has no target
 */
export function resolve<Part extends { readonly $ref?: string }>(document: ContractDocument, part: Part): Part {
  if (part.$ref === undefined) return part;

  const steps = part.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
  if (found === undefined) throw new Error(`openapi.yaml: ${part.$ref} does not exist`);
  return found as Part;
}
