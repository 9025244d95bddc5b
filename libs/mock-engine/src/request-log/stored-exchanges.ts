import { maskedHeaders } from '../contract/mask.ts';
import type { Rows } from '../store/rows.ts';
import type { Exchange } from './exchange.ts';
import { shownBody, type KeptBody } from './kept-body.ts';

/** A body as it is stored: a list by its key, because many exchanges have the same one. */
type StoredBody = Exclude<KeptBody, { list: object }> | { readonly listKey: string };

interface StoredExchange extends Omit<Exchange, 'request' | 'answer'> {
  readonly request: StoredBody;
  readonly answer: StoredBody;
}

/** The request log in rows, without secrets. */
export function storedExchanges(rows: Rows) {
  const exchanges = rows.table<StoredExchange>('exchange');
  const lists = rows.table<object>('list');
  const keys = new Map<object, string>();

  function keyOf(list: object): string {
    const shown = shownBody({ list });
    const json = JSON.stringify(shown);
    const earlier = lists.keys().find((key) => JSON.stringify(lists.get(key)) === json);
    const key = earlier ?? String(Number(lists.keys().at(-1) ?? 0) + 1);
    if (!earlier) lists.put(key, shown as object);
    keys.set(list, key);
    return key;
  }

  function stored(body: KeptBody): StoredBody {
    return body && 'list' in body ? { listKey: keys.get(body.list) ?? keyOf(body.list) } : body;
  }

  function kept(body: StoredBody): KeptBody {
    if (!body || 'json' in body) return body;
    const list = lists.get(body.listKey);
    return list ? { list } : null;
  }

  return {
    /** Oldest first. */
    read: (): Exchange[] =>
      exchanges.all().map(({ request, answer, ...exchange }) => ({
        ...exchange,
        request: kept(request),
        answer: kept(answer),
      })),

    /** Stores these exchanges, and no others. @throws StorageFailure */
    replace(latest: readonly Exchange[]): void {
      const ids = new Set(latest.map(({ id }) => String(id)));
      rows.change(() => {
        for (const id of exchanges.keys()) if (!ids.has(id)) exchanges.delete(id);
        for (const { headers, request, answer, ...exchange } of latest) {
          if (exchanges.get(String(exchange.id))) continue;
          exchanges.put(String(exchange.id), {
            ...exchange,
            headers: headers && {
              request: maskedHeaders(headers.request),
              response: maskedHeaders(headers.response),
            },
            request: stored(request),
            answer: stored(answer),
          });
        }
      });
    },
  };
}
