import type { ContractMedia, ContractResponse } from '../http/contract.ts';
import { isJsonType, isSendable } from '../http/http.ts';
import { contentsOf, type Call, type Content, type DeclaredResponse } from '../document/calls.ts';
import { examplesOf } from '../samples/example-values.ts';
import { firstErrors } from '../schema/check-value.ts';
import { isSame } from '../schema/equal.ts';
import { exampleBody, exampleHeaders, headerExample, headerText, isSentHeader } from '../samples/example-responses.ts';
import { lazy } from '../document/lazy.ts';
import { concreteType, isXmlType, bodyWriter } from '../samples/write-body.ts';

/** @param isExact it may have only the fields that the document lists */
export function contractResponse(call: Call, declared: DeclaredResponse, isExact: boolean): ContractResponse {
  const { content, headers } = declared;
  const media = lazy(() => contentsOf(declared.part).map((one) => contractMedia(call, one, content)));
  const examples = lazy((): Record<string, unknown> => {
    const all = contentsOf(declared.part).toReversed();
    return Object.fromEntries(all.flatMap((one) => [...examplesOf(one)]));
  });
  return {
    type: content && concreteType(content.type),
    ...(content &&
      isJsonType(content.type) && {
        check: (value) => firstErrors(content.schema, value, { isExact, direction: 'response' }),
      }),
    headers: [...headers.keys()].filter((name) => isSendable(name, '')),
    get examples() {
      return examples();
    },
    get media() {
      return media();
    },
    sampleHeaders: (world) => exampleHeaders(call, declared, world),
  };
}

/** @param usual in the default media type */
function contractMedia(call: Call, content: Content, usual: Content | undefined): ContractMedia {
  const { type, schema, part } = content;
  const examples = examplesOf(content);
  const isStructured =
    (isJsonType(type) || isXmlType(type)) && ![...examples.values()].some((one) => typeof one === 'string');
  const isUsual = lazy(() => isSame(schema.node, usual?.schema.node));
  return {
    type: concreteType(type),
    isDescribed: examples.size > 0 || Object.keys(schema.node).length > 0 || 'itemSchema' in part.node,
    sample: (world, example) => exampleBody(call, content, world, example),
    takes: (value, isExample) =>
      isStructured &&
      (!isExample || (examples.size === 0 && isUsual())) &&
      firstErrors(schema, value, { isExact: !isUsual(), direction: 'response' }).length === 0,
    write: bodyWriter(content),
  };
}

/** Declared headers whose values cannot be sent, with their calls. */
export const unsendableHeaders = (calls: readonly Call[]): string[] =>
  calls.flatMap(({ address, responses }) =>
    responses.flatMap(({ headers }) =>
      [...headers.values()].flatMap((header) => {
        const { name, schema } = header;
        const { const: only, example, default: usual } = schema.node;
        const value = headerExample(header) ?? only ?? example ?? usual;
        const isLeftOut = value !== undefined && isSentHeader(name) && !isSendable(name, headerText(value, header));
        return isLeftOut && isSendable(name, '') ? [`${name} of ${address}`] : [];
      }),
    ),
  );
