import { html, type Html } from '../features/receipts/html.ts';
import { follow, type ContractDocument, type Schema } from './contract-document.ts';
import { inline } from './markdown.ts';
import { referenceMessages as messages } from './reference.messages.ts';

/** What a value is, in a word; a schema with a name is a link to it. */
export function typeOf(schema: Schema): Html {
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.items) return html`${messages.listOf} ${typeOf(schema.items)}${orNull(schema)}`;
  const types = [schema.type ?? messages.anything].flat().filter((type) => type !== 'null');
  return html`${types.join(' or ')}${orNull(schema)}`;
}

const orNull = ({ type }: Schema) => (Array.isArray(type) && type.includes('null') ? ` ${messages.orNull}` : '');

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.startsWith('#/components/schemas/') ? $ref.split('/').at(-1) : undefined;
}

/** The limits of a value as short texts: `1 to 40`, `at most 200 characters`. */
export function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema as Record<
    string,
    never
  >;
  return [
    ...('const' in schema ? [messages.always(JSON.stringify(schema['const']))] : []),
    ...(schema.enum ? [messages.oneOf(schema.enum.map(String))] : []),
    ...messages.range(minimum, maximum, ''),
    ...messages.range(minLength, maxLength, messages.characters),
    ...messages.range(minItems, maxItems, messages.items),
    ...(pattern ? [messages.pattern(pattern)] : []),
    ...(format ? [String(format)] : []),
  ];
}

/** A value that is described where it is used: a table of its fields, or a line. */
export function schemaView(document: ContractDocument, schema: Schema): Html {
  const { properties, required = [] } = follow(document, schema);
  if (!properties) return html`<p class="value">${typeOf(schema)} ${rules(document, schema)}</p>`;
  const rows = Object.entries(properties).map(([name, field]) => fieldRow(document, name, field, required));
  return html`<table class="fields">
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/**
 * A row of the table of a schema's fields.
 *
 * @param required names of those that are never missing
 */
export function fieldRow(document: ContractDocument, name: string, field: Schema, required: readonly string[]): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code>${required.includes(name) ? html`` : html` <i>${messages.optional}</i>`}</th>
    <td><span class="type">${typeOf(field)}</span> ${rules(document, field)}</td>
  </tr>`;
}

function rules(document: ContractDocument, schema: Schema): Html {
  const { description = '' } = { ...follow(document, schema), ...schema };
  const limits = limitsOf(follow(document, schema)).map((limit) => html` <span class="limit">${limit}</span>`);
  return html`${limits} ${inline(description)}`;
}
