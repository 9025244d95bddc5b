/**
 * Types and validators come from two generators: this file compiles only while both agree on every schema, request and
 * response. A difference is a compile error that names the schema or the call.
 */
import type { z } from 'zod';
import type { exactAnswerSchemas } from './generated/answer-schemas.ts';
import type { requestSchemas } from './generated/request-schemas.ts';
import type { components } from './generated/types.ts';
import type * as exactSchemas from './generated/zod-exact.ts';
import type * as openSchemas from './generated/zod.ts';
import type { AnswerOf, OperationId, Parameters, RequestBody } from './operation.ts';

type IsEqual<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Nothing<Difference extends never> = Difference;

type Schemas = components['schemas'];
type Inferred<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;
type Part<Entry, Name> = Name extends keyof Entry ? Inferred<Entry[Name]> : undefined;

type SchemasThatDiffer<Module> = {
  [Name in keyof Schemas]: IsEqual<Schemas[Name], Part<Module, `z${Name}`>> extends true ? never : Name;
}[keyof Schemas];

type BodiesThatDiffer = {
  [Id in OperationId]: IsEqual<RequestBody<Id>, Part<(typeof requestSchemas)[Id], 'body'>> extends true ? never : Id;
}[OperationId];

type PathsThatDiffer = {
  [Id in OperationId]: IsEqual<Parameters<Id>, Part<(typeof requestSchemas)[Id], 'path'>> extends true ? never : Id;
}[OperationId];

type AnswersThatDiffer = {
  [Id in OperationId]: {
    [Answer in AnswerOf<Id> as Answer['status']]: IsEqual<
      Answer['body'],
      Part<(typeof exactAnswerSchemas)[Id], Answer['status']>
    > extends true
      ? never
      : `${Id} ${Answer['status']}`;
  }[AnswerOf<Id>['status']];
}[OperationId];

export type TypesEqualZod = [
  Nothing<SchemasThatDiffer<typeof openSchemas>>,
  Nothing<SchemasThatDiffer<typeof exactSchemas>>,
  Nothing<BodiesThatDiffer>,
  Nothing<PathsThatDiffer>,
  Nothing<AnswersThatDiffer>,
];
