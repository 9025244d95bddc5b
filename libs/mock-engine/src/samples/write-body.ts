import type { Content } from '../document/calls.ts';
import { isFormType, isJsonType, isTextType, JSON_TYPE, PROBLEM_TYPE } from '../http/http.ts';
import { ownEntry, isObject, isObjectOrArray, printJson } from '../http/json.ts';
import { memoized } from '../store/lazy.ts';
import { fileOfType } from './smallest-files.ts';
import { writeXml } from './write-xml.ts';

/** What a range is sent as; others are bytes. */
const concreteTypes: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
};

/** A media type that is no range. */
export const concreteType = (type: string): string =>
  ownEntry(concreteTypes, type) ?? (type.includes('*') ? 'application/octet-stream' : type);

const EVENTS = 'text/event-stream';

/** Whether a media type is a sequence of JSON values. */
export const isSequenceType = (type: string): boolean =>
  /^(text\/event-stream|application\/(x-)?(jsonl|ndjson|json-seq|jsonlines|stream\+json))\b/i.test(type);

export const isXmlType = (type: string): boolean => /^[^;]*\bxml\b/i.test(type) && !/^image\//i.test(type);

/** Whether a media type is that of a file that cannot be written as text. */
export const isFileType = (type: string): boolean =>
  !isTextType(type) && !isSequenceType(type) && !/\byaml\b|\bcsv\b/i.test(type);

/** What plain JSON is sent as; with other parameters, such as a version, it stays as declared. */
const plainJsonTypes: Readonly<Record<string, string>> = {
  'application/json': JSON_TYPE,
  'application/problem+json': PROBLEM_TYPE,
};

const sentType = memoized(({ type }: Content) => {
  const concrete = concreteType(type);
  const plain = concrete.replace(/;\s*charset=.*/i, '').trim();
  return { type: ownEntry(plainJsonTypes, plain.toLowerCase()) ?? concrete, isJson: isJsonType(concrete) };
});

/** A value as it is sent in a media type, which has the charset of the bytes. */
export function writeBody(content: Content, value: unknown) {
  const { type, isJson } = sentType(content);
  if (isJson && !(value instanceof Uint8Array)) return { type, body: value === undefined ? '' : printJson(value) };
  const declared = concreteType(content.type);
  if (value instanceof Uint8Array) return { type: declared, body: value };
  const [name = ''] = declared.split(';');
  if (isSequenceType(name)) return asUtf8(declared, sequence(name, value));
  if (isXmlType(name))
    return asUtf8(declared, typeof value === 'string' && /^\s*</.test(value) ? value : writeXml(content.schema, value));
  if (isFormType(name) && isObjectOrArray(value))
    return { type: declared, body: new URLSearchParams(formFields(value)).toString() };
  // Any bytes are valid in a type that says nothing of them.
  if (isFileType(name) && !(name === 'application/octet-stream' && typeof value === 'string'))
    return { type: declared, body: fileOfType(name.trim(), content.schema, value) };
  return asUtf8(declared, value === undefined ? '' : typeof value === 'string' ? value : printJson(value));
}

const formFields = (value: object): [string, string][] =>
  Object.entries(value).map(([name, one]) => [name, isObjectOrArray(one) ? printJson(one) : String(one)]);

/** Values as lines or events; a text is one already. */
function sequence(type: string, value: unknown): string {
  if (typeof value === 'string') return value;
  const values = Array.isArray(value) ? value : [value];
  if (type.toLowerCase() === EVENTS) return values.map(event).join('');
  const start = /json-seq/i.test(type) ? '\u001e' : '';
  return values.map((one) => `${start}${printJson(one)}\n`).join('');
}

const eventFields = ['event', 'id', 'retry', 'data'];

/** A server-sent event: with the fields of one, else as its data. */
function event(value: unknown): string {
  const isEvent = isObject(value) && Object.keys(value).every((name) => eventFields.includes(name));
  const fields = isEvent
    ? eventFields.filter((name) => name in value).map((name) => [name, value[name]])
    : [['data', value]];
  const lines = fields.flatMap(([name, one]) =>
    (typeof one === 'string' ? one : printJson(one)).split(/\r\n|\r|\n/).map((line) => `${String(name)}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

/** A text in UTF-8, whatever charset its type declares. */
function asUtf8(type: string, text: string) {
  const declared = /;\s*charset\s*=\s*"?[^\s;"]+"?/i;
  const isNamed = declared.test(type) || /^text\//i.test(type);
  return { type: isNamed ? `${type.replace(declared, '')}; charset=utf-8` : type, body: text };
}
