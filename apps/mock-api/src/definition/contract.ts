import { contractDocument } from '@shop/api-contract/generated/document';
import type { ServerName } from '@shop/api-contract/operation';
import type { Contract } from '@shop/mock-engine/document/calls';
import { rootCursor } from '@shop/mock-engine/document/document';
import { describeDocument } from '@shop/mock-engine/engine/document-definition';
import { createMasks } from '@shop/mock-engine/http/mask';
import { responseExamples } from '@shop/mock-engine/samples/declared-response';

/** The shop's contract for the engine. */
export const shopContract: Contract = {
  ...describeDocument(rootCursor(contractDocument)),
  /** Calls work without them, too, such as `v1/hero-products` (specification, section 7). */
  bases: { api: '/api', postal: '' } satisfies Record<ServerName, string>,
  files: /\/(?:custom\/(?:images|files)\/.+|customer\/(?:bill-print\/[^/]+|receipt\.(?:css|js)))$/,
  masks: createMasks({
    fields: [
      ...['password', 'token', 'signature', 'payment_signature', 'order_id_token'],
      // What a shop must never see of a card, however somebody sends it.
      ...['instrument', 'card', 'card_number', 'number', 'expiry', 'cvv', 'otp', 'pin'],
      // Where somebody lives: an order's address as text, and the members of it that name person, number and house.
      ...['address', 'Recipient', 'deliver_to.Mobile', 'Line1', 'Line2', 'Landmark'],
    ],
    path: /(\/bill-print\/)[^/?#]+/,
  }),
};

/** The contract's examples of a response, by name. */
export const shopExamples = (operation: string, status: number): Readonly<Record<string, unknown>> =>
  responseExamples(shopContract.calls[operation]?.byStatus[status]);
