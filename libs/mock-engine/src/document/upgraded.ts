import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import { isObjectOrArray, jsonOrEmpty, type Json } from '../http/json.ts';

export const isSwagger = ({ swagger }: Json): boolean => /^2(\.0)?$/.test(String(swagger));

/** Swagger 2.0 as OpenAPI 3.0, others as they are. In YAML the version of some is a number. */
export function upgradeSwagger(document: Json): Json {
  if (typeof document.openapi === 'number') return { ...document, openapi: document.openapi.toFixed(1) };
  if (!isSwagger(document)) return document;
  const own: Record<string, unknown> = { ...structuredClone(document), swagger: '2.0' };
  const operations = Object.values(own['paths'] ?? {}).flatMap((item) => Object.values(jsonOrEmpty(item)));
  // An empty list says that no type is declared.
  for (const one of [own, ...operations].filter(isObjectOrArray) as Record<string, unknown>[])
    for (const key of ['produces', 'consumes'])
      if (Array.isArray(one[key]) && one[key].length === 0) one[key] = ['application/json'];
  for (const item of Object.values(own['paths'] ?? {}).filter(isObjectOrArray))
    inlineBodyParameters(item, own['parameters']);
  const result = upgradeFromTwoToThree(own);
  for (const item of Object.values(result.paths ?? {}).filter(isObjectOrArray))
    for (const { requestBody: body } of Object.values(item).filter(isObjectOrArray))
      if (isObjectOrArray(body) && hasRequiredField(body.content)) Object.assign(body, { required: true });
  return result;
}

const hasRequiredField = (content: unknown) =>
  Object.entries(jsonOrEmpty(content)).some(
    ([type, media]) =>
      /form/.test(type) && isObjectOrArray(media) && isObjectOrArray(media.schema) && media.schema.required,
  );

interface SwaggerParameter {
  readonly $ref?: string;
  readonly in?: string;
  readonly name?: string;
  readonly collectionFormat?: string;
}

const isBodyParameter = (one: SwaggerParameter) => one.in === 'body' || one.in === 'formData';

/** Writes out the parameters of bodies and forms at their operations, where they are references or stand at the path. */
function inlineBodyParameters(item: Record<string, unknown>, named: unknown): void {
  const parametersOf = (part: Record<string, unknown>) =>
    (Array.isArray(part['parameters']) ? part['parameters'] : [])
      .filter(isObjectOrArray)
      .map((one: SwaggerParameter) => {
        const [, name = ''] = /^#\/parameters\/(.*)$/.exec(one.$ref ?? '') ?? [];
        const target = isObjectOrArray(named) && isObjectOrArray(named[name]) ? (named[name] as SwaggerParameter) : one;
        const meant = isBodyParameter(target) || target.collectionFormat === 'tsv' ? structuredClone(target) : one;
        return meant.collectionFormat === 'tsv' ? { ...meant, 'x-style': 'tabDelimited', explode: false } : meant;
      });
  const shared = parametersOf(item);
  for (const [key, part] of Object.entries(item)) {
    if (!isObjectOrArray(part) || key === 'parameters') continue;
    const own = parametersOf(part);
    const isReplaced = (one: SwaggerParameter) =>
      own.some((two) => isBodyParameter(two) && ([one.in, two.in].includes('body') || one.name === two.name));
    const others = shared.filter((one) => isBodyParameter(one) && !isReplaced(one));
    Object.assign(part, { parameters: [...structuredClone(others), ...own] });
  }
  if (shared.length > 0) item['parameters'] = shared.filter((one) => !isBodyParameter(one));
}

/** Where something of {@link upgradeSwagger} was in Swagger 2.0, as far as it had a place of its own. */
export function swaggerPointer(pointer: readonly string[]): readonly string[] {
  const [first, kind = '', ...rest] = pointer;
  if (first === 'components') return [kind === 'schemas' ? 'definitions' : kind, ...rest];
  const content = pointer.indexOf('content');
  return content === -1 ? pointer : [...pointer.slice(0, content), ...pointer.slice(content + 2)];
}
