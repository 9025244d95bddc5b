import { type Cursor } from '../document/document.ts';
import { isObjectOrArray, printJson } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { keywordsOf } from '../schema/keywords.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';

interface Xml {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
  /** OpenAPI 3.2. */
  readonly nodeType?: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
}

/** Of the schema itself, else of a part of its `allOf`. */
function readXmlObject(schema: Cursor): Xml {
  const xml = schema.node.xml ?? variantsOf(schema)[0]?.node.xml;
  return isObjectOrArray(xml) && typeof (xml.name ?? '') === 'string' ? xml : {};
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot have. */
// oxlint-disable-next-line no-control-regex
const invalidCharacters = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === null ? '' : printJson(value);
  return text.replace(invalidCharacters, '').replace(/[&<>"]/g, (one) => escapes[one] ?? one);
};

const qualifiedName = ({ prefix }: Xml, name: string): string =>
  (prefix === undefined ? '' : `${prefix}:`) + name.replace(/[^\p{L}\p{N}._:-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_');

/** A schema's own name: that of its XML Object, else of its component. */
const elementName = (schema: Cursor, other: string): string => {
  const [kind, schemas, component] = schema.pointer;
  const isComponent = schema.pointer.length === 3 && kind === 'components' && schemas === 'schemas';
  return readXmlObject(schema).name ?? (isComponent ? component : undefined) ?? other;
};

/** A value as an XML document, by the XML Objects of its schema. */
export const writeXml = (schema: Cursor, value: unknown): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(schema, value, elementName(schema, 'root'), true)}`;

const untyped = (schema: Cursor): Cursor => ({ ...schema, node: {}, pointer: [] });

/** The fields of the alternatives that a value is. */
function fieldsFor(schema: Cursor, value: unknown): ReadonlyMap<string, Cursor> {
  const variants = variantsFor(schema, value);
  const fitting = variants.length > 1 ? variants.filter((one) => isValid(one, value, 'response')) : [];
  return new Map([...variants, ...fitting.toReversed()].flatMap((one) => [...keywordsOf(one).properties]));
}

/** @param isRoot a list as a document needs an element around it */
function writeElement(schema: Cursor, value: unknown, name: string, isRoot = false): string {
  const xml = readXmlObject(schema);
  if (Array.isArray(value)) {
    const items = keywordsOf(schema).items ?? untyped(schema);
    const isWrapped = isRoot || xml.wrapped === true || xml.nodeType === 'element';
    const own = isWrapped ? (xml.name ?? name) : name;
    const entries = value.map((one) =>
      writeElement(items, one, readXmlObject(items).name ?? (isRoot ? elementName(items, 'item') : own)),
    );
    return isWrapped ? writeTag(xml, own, '', entries.join('')) : entries.join('');
  }
  if (!isObjectOrArray(value)) return writeTag(xml, name, '', escapeXml(value));
  const fields = fieldsFor(schema, value);
  let attributes = '';
  let content = '';
  for (const [key, one] of Object.entries(value)) {
    const field = fields.get(key) ?? untyped(schema);
    const own = readXmlObject(field);
    const kind = own.nodeType ?? (own.attribute === true ? 'attribute' : 'element');
    if (kind === 'attribute' && one === null) continue;
    if (kind === 'attribute') attributes += ` ${qualifiedName(own, own.name ?? key)}="${escapeXml(one)}"`;
    else if (kind === 'text') content += escapeXml(one);
    else if (kind === 'cdata') content += `<![CDATA[${String(one).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    else content += writeElement(field, one, Array.isArray(one) && own.wrapped !== true ? key : (own.name ?? key));
  }
  return writeTag(xml, name, attributes, content);
}

function writeTag(xml: Xml, name: string, attributes: string, content: string): string {
  const own = qualifiedName(xml, name);
  const namespace =
    xml.namespace === undefined
      ? ''
      : ` xmlns${xml.prefix === undefined ? '' : `:${xml.prefix}`}="${escapeXml(xml.namespace)}"`;
  return content === '' ? `<${own}${namespace}${attributes}/>` : `<${own}${namespace}${attributes}>${content}</${own}>`;
}
