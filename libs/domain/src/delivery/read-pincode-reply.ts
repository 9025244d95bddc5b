/** The postal service's result for one PIN code. */
export interface PincodeReply<Office> {
  Status: string;
  PostOffice?: readonly Office[] | null;
}

export type PincodeReading<Office> = { ok: true; offices: Office[] } | { ok: false; reason: 'unknown-status' };

/**
 * Reads the first item of the postal lookup's response (specification, sections 5 and 7). Status `Error` means that there
 * are no offices; any status but `Success` and `Error` is a failure.
 */
export function readPincodeReply<Office>(replies: readonly PincodeReply<Office>[]): PincodeReading<Office> {
  const [reply] = replies;
  switch (reply?.Status) {
    case 'Success':
      return { ok: true, offices: [...(reply.PostOffice ?? [])] };
    case 'Error':
      return { ok: true, offices: [] };
    default:
      return { ok: false, reason: 'unknown-status' };
  }
}
