/** Words for OpenAPI descriptions; specs only. */
export const text = { type: 'string' };
export const whole = { type: 'integer' };
export const list = (items: object) => ({ type: 'array', items });
export const object = (properties: object, ...required: string[]) => ({ type: 'object', required, properties });
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A body of JSON, in a response or a request. */
export const json = (schema: object, more: object = {}) => ({
  description: '',
  content: { 'application/json': { schema, ...more } },
});
/** Responses of an operation. */
export const ok = (schema: object, more: object = {}) => ({ responses: { 200: json(schema, more) } });
export const made = (schema: object, more: object = {}) => ({ responses: { 201: json(schema, more) } });
export const none = { responses: { 204: { description: '' } } };
export const takes = (schema: object) => ({ requestBody: { ...json(schema), required: true } });

export const query = (name: string, schema: object = text, more: object = {}) => ({
  name,
  in: 'query',
  schema,
  ...more,
});
export const inPath = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });

export const described = (paths: object, schemas: object = {}, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Described', version: '1' },
  paths,
  components: { schemas },
  ...more,
});
