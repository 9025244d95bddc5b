import { fieldNames } from '@shop/api-contract/field-names';
import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { exampleAnswers } from '@shop/api-contract/generated/examples';
import { operationTable } from '@shop/api-contract/generated/operations';
import { requestSchemas } from '@shop/api-contract/generated/request-schemas';
import type { ServerName } from '@shop/api-contract/operation';
import type { Contract } from '@shop/mock-engine/contract/contract';

/** Base path of each server here. */
export const serverBases: Readonly<Record<ServerName, string>> = { api: '/api', postal: '' };

/** The shop's contract for the engine. */
export const shopContract: Contract = {
  calls: operationTable,
  requestSchemas,
  answerSchemas: exactAnswerSchemas,
  examples: exampleAnswers,
  bases: serverBases,
  // Calls also work without `/api`, such as `v1/hero-products` and `user` (specification, section 7).
  shortServer: 'api',
  portal: /\/(?:custom\/(?:images|files)\/.+|customer\/(?:bill-print\/[^/]+|receipt\.css))$/,
  secretPath: /(\/bill-print\/)[^/?#]+/,
  fieldNames,
};
