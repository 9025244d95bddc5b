import type { CustomerRecord, SessionRecord } from '../records.ts';
import type { Records } from '../store.ts';

/** A few pages of memory. Beyond it everything is forgotten and read anew, which costs one look-up each. */
const MOST_REMEMBERED = 10_000;

/**
 * The same records, with sessions and customers remembered once they were read: every call with a token looks both up,
 * and hardly any changes them.
 *
 * @returns also how to forget, for when a transaction is taken back
 */
export function rememberAccounts(records: Records): { records: Records; forget: () => void } {
  const { sessions, customers } = records;
  const bySession = remember((fingerprint: string) => sessions.withFingerprint(fingerprint));
  const byNumber = remember((number: number) => customers.withNumber(number));

  return {
    records: {
      ...records,
      sessions: {
        ...sessions,
        withFingerprint: bySession.get,
        add: bySession.forgetting((session: SessionRecord) => sessions.add(session)),
        removeExpired: bySession.forgetting((now: number) => sessions.removeExpired(now)),
      },
      customers: {
        ...customers,
        withNumber: byNumber.get,
        add: byNumber.forgetting((customer: CustomerRecord) => customers.add(customer)),
        replace: byNumber.forgetting((customer: CustomerRecord) => customers.replace(customer)),
      },
    },
    forget() {
      bySession.forget();
      byNumber.forget();
    },
  };
}

function remember<Key, Value>(read: (key: Key) => Value | undefined) {
  const known = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => {
      const value = known.get(key);
      if (value !== undefined) return value;

      const found = read(key);
      if (known.size >= MOST_REMEMBERED) known.clear();
      if (found !== undefined) known.set(key, found);
      return found;
    },
    forget: () => known.clear(),
    /** @param change after which nothing remembered may hold any more */
    forgetting:
      <Argument>(change: (argument: Argument) => void) =>
      (argument: Argument): void => {
        known.clear();
        change(argument);
      },
  };
}
