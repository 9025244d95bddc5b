import { mutate } from '../testing/mutations.ts';
import { breakRule } from './broken-rules.ts';
import type { AttackRequest } from './exchange.ts';
import type { CallParts } from './expected-statuses.ts';
import { fillIn } from './fill-in.ts';
import { pick, type KnownShop } from './known-shop.ts';
import type { Move } from './moves.ts';

export interface BuiltMove {
  readonly request: AttackRequest;
  readonly parts: CallParts;
}

/** A move made into a request, with what the shop knows at that moment. */
export function buildRequest(move: Move, shop: KnownShop): BuiltMove {
  const { call, choice, token, astray } = move;
  const path = pathOf(move, shop);
  const address = call.address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const url = address + (astray?.suffix ?? '') + move.query;
  const method = astray?.method || call.method;
  const sendsBody = call.body !== undefined && !['GET', 'HEAD'].includes(method);

  const authorization = token === 'own' ? ownToken(call.isBearer, choice, shop) : token.authorization;
  const bodyText = sendsBody ? bodyTextOf(move, shop) : undefined;
  const mediaType = sendsBody ? move.mediaType : undefined;
  const ifNoneMatch = versionOf(move, url, shop);
  const headers = Object.entries({ authorization, 'content-type': mediaType, 'if-none-match': ifNoneMatch });

  return {
    parts: { path, authorization, mediaType, bodyText, ifNoneMatch, url },
    request: {
      method,
      url,
      headers: Object.fromEntries(headers.filter((header): header is [string, string] => header[1] !== undefined)),
      body: bodyText,
    },
  };
}

function pathOf({ call, path, choice }: Move, { catalogue }: KnownShop): Record<string, string> {
  const isKnown = call.id === 'getProduct' && choice !== undefined && choice % 2 === 0;
  const slug = isKnown ? pick(catalogue.slugs, choice) : undefined;
  return slug === undefined ? { ...path } : { ...path, slug };
}

function ownToken(isBearer: boolean, choice = 0, { tokens }: KnownShop): string | undefined {
  const token = pick([...tokens.keys()], choice);
  return isBearer && token !== undefined ? `Bearer ${token}` : undefined;
}

function bodyTextOf({ call, body, choice }: Move, shop: KnownShop): string {
  if ('text' in body) return body.text;

  const filled = choice === undefined ? body.value : fillIn(call.id, body.value, choice, shop);
  const broken = body.broken ? breakRule(filled, body.broken) : filled;
  return JSON.stringify((body.mutations ?? []).reduce(mutate, broken));
}

function versionOf({ ifNoneMatch, call }: Move, url: string, { versions }: KnownShop): string | undefined {
  if (call.method !== 'GET' || ifNoneMatch === 'nothing') return undefined;
  return ifNoneMatch === 'known' ? versions.get(url) : ifNoneMatch;
}
