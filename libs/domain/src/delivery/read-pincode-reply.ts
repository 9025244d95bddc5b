/** What the postal service says about one pincode. */
export interface PincodeReply<Office> {
  Status: string;
  PostOffice?: readonly Office[] | null;
}

export type PincodeReading<Office> = { ok: true; offices: Office[] } | { ok: false; reason: 'unknown-status' };

/**
 * Reads the postal lookup's answer, a list of which the first item counts (specification, sections 5 and 7). Status
 * `Error` means that there are no offices, which is a result; any status but `Success` and `Error` is a failure.
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
