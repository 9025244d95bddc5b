/** The postal service's result for one PIN code. */
export interface PincodeReply<Office> {
  Status: string;
  PostOffice?: readonly Office[] | null;
}

/**
 * Reads the first item of the postal lookup's response (specification, sections 5 and 7). Status `Error` means that there
 * are no offices; any status but `Success` and `Error` is a failure: null.
 */
export function readPincodeReply<Office>(replies: readonly PincodeReply<Office>[]): readonly Office[] | null {
  const [reply] = replies;
  switch (reply?.Status) {
    case 'Success':
      return reply.PostOffice ?? [];
    case 'Error':
      return [];
    default:
      return null;
  }
}
