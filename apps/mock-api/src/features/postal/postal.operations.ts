import type { PincodeReply } from '@shop/api-contract/model';
import type { Operation, OperationResponse } from '../../world/operation.ts';
import { postalMessages as messages } from './postal.messages.ts';

/** The post offices of a PIN code, in the format of India's public service (contract: lookupPincode). */
export const lookupPincode: Operation<'lookupPincode'> = ({ path }, { content }) => {
  const offices = content.officesWithPincode(path.pincode);
  const reply: PincodeReply =
    offices.length > 0
      ? { Message: messages.found(offices.length), Status: 'Success', PostOffice: offices }
      : refusal(messages.notFound);
  return { status: 200, body: [reply] };
};

/** Rejects an invalid PIN code in the public service's format, which the storefront expects. */
export function refuseMalformedPincode(): OperationResponse<'lookupPincode'> {
  return { status: 400, body: [refusal(messages.malformed)] };
}

function refusal(message: string): PincodeReply {
  return { Message: message, Status: 'Error', PostOffice: null };
}
