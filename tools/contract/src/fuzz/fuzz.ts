import fc from 'fast-check';
import { parsedJson } from '../json.ts';
import { callNamed, callsOf, examplesOf, schemaNamed, type Call, type Part } from '../openapi.ts';
import { schemaValidator } from '../schemas/schema-validator.ts';
import { curlLines, type Step } from './curl.ts';
import { checkResponse } from './check-response.ts';
import { fillBody, newModel, pick, type Catalogue, type Item, type ShopModel } from './shop-model.ts';
import { plannedRequests, unchanged, type PlannedRequest } from './planned-requests.ts';
import type { FuzzTarget } from './fuzz-target.ts';

export interface FuzzOptions {
  readonly whole: Part;
  readonly target: Pick<FuzzTarget, 'open' | 'takeFaults'>;
  /** The minimum number of requests. */
  readonly requests: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

export interface FuzzResult {
  readonly requests: number;
  /** How often each status was answered, by call. */
  readonly counts: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly finding?: { readonly seed: number; readonly faults: readonly string[]; readonly curl: readonly string[] };
}

const REQUESTS_PER_SHOP = 30;
const SHOPS_PER_ROUND = 20;
/** Further attempts simplify a finding only a little. */
const MAX_SHRINKING_ATTEMPTS = 1500;

/**
 * Sends valid and invalid requests generated from openapi.yaml, up to thirty to each new shop, until enough were sent or a
 * response is wrong. A finding is shrunk to the fewest, simplest requests.
 */
export async function fuzz({ whole, target, requests, seed }: FuzzOptions): Promise<FuzzResult> {
  const catalogue = await readCatalogue(whole, target);
  const addSetup = withSetup(
    exampleRequest(callNamed(whole, 'register')),
    exampleRequest(callNamed(whole, 'listOrders')),
  );
  const planned = fc.array(plannedRequests(callsOf(whole)), {
    minLength: 1,
    maxLength: REQUESTS_PER_SHOP,
    size: 'max',
  });
  const counts: Record<string, Record<number, number>> = {};
  let made = 0;

  for (let round = seed; made < requests; round += 1) {
    let found: { faults: string[]; steps: Step[] } | undefined;
    let attempts = 0;
    const property = fc.asyncProperty(planned, async (sequence) => {
      if (found && ++attempts > MAX_SHRINKING_ATTEMPTS) return true;
      const next = await runSequence(sequence, target, catalogue, addSetup);
      for (const { call, answer } of next.steps) {
        const row = (counts[call.id] ??= {});
        row[answer.status] = (row[answer.status] ?? 0) + 1;
      }
      made += found ? 0 : next.steps.length;
      if (next.faults.length > 0) found = next;
      return next.faults.length === 0;
    });
    const { failed, errorInstance } = await fc.check(property, { seed: round, numRuns: SHOPS_PER_ROUND });
    const { faults, steps } = found ?? { faults: [], steps: [] };
    if (failed && faults.length === 0) throw errorInstance;
    if (failed) return { requests: made, counts, finding: { seed: round, faults, curl: curlLines(steps) } };
  }
  return { requests: made, counts };
}

/** The result as text: counts by call and status, or the finding as curl commands. */
export function fuzzReport({ requests, counts, finding }: FuzzResult): string {
  if (finding) {
    return [
      `Failed after ${requests} requests (seed ${finding.seed}):`,
      ...finding.faults.map((fault) => `  ${fault}`),
      'Reproduce it in a new shop (npm run mock-api -- --in-memory):',
      ...finding.curl.map((line) => `  ${line}`),
      `Run again: npm run fuzz -- --seed ${finding.seed}`,
    ].join('\n');
  }
  const rows = Object.entries(counts).map(([id, row]) => {
    const cells = Object.entries(row).map(([status, count]) => `${status} × ${count}`);
    return `  ${id.padEnd(24)}${cells.join('   ')}`;
  });
  return [`${requests} requests, all responses match openapi.yaml:`, ...rows.sort()].join('\n');
}

/** Headers of browsers, proxies and attackers that must not change a response; none first, for short findings. */
const irrelevantHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { accept: 'text/html;q=0.9, */*;q=', 'accept-language': 'hi-IN,,;q=2' },
  { cookie: 'a=b; '.repeat(800), referer: 'http://[::1' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { forwarded: 'for="_\u00e9"', 'x-forwarded-for': '10.0.0.1, '.repeat(50), 'x-forwarded-host': 'evil.example' },
  { range: 'bytes=9-1', te: 'trailers', 'if-modified-since': 'yesterday', 'if-none-match': '"' },
  Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x-noise-${index}`, '\t~'.repeat(index)])),
];

type AddSetup = (planned: readonly PlannedRequest[], known: ShopModel) => Generator<PlannedRequest>;

/** Adds a registration before the first call that needs a customer, and each customer's list of orders at the end. */
const withSetup = (register: PlannedRequest, list: PlannedRequest): AddSetup =>
  function* (planned, { tokens }) {
    for (const one of planned) {
      if (one.call.needsToken && one.token === 'own' && tokens.size === 0) yield register;
      yield one;
    }
    for (const token of tokens.keys()) yield { ...list, token: { authorization: `Bearer ${token}` } };
  };

/** Sends requests to a new shop. @returns all of them, and the faults of the last response */
async function runSequence(
  planned: readonly PlannedRequest[],
  target: FuzzOptions['target'],
  catalogue: Catalogue,
  addSetup: AddSetup,
) {
  const shop = target.open();
  const known = newModel(catalogue);
  const steps: Step[] = [];
  try {
    for (const one of addSetup(planned, known)) {
      const { step, faults } = await send(one, known, shop);
      steps.push(step);
      const inside = target.takeFaults().map((fault) => `inside the server: ${fault}`);
      if (faults.length > 0 || inside.length > 0) return { faults: [...faults, ...inside], steps };
    }
    return { faults: [], steps };
  } finally {
    shop.close();
  }
}

/** Completes a planned request with the shop's current state, sends it, and checks the response. */
async function send(
  { call, body, choice, token, mediaType, ...rest }: PlannedRequest,
  known: ShopModel,
  shop: ReturnType<FuzzTarget['open']>,
): Promise<{ step: Step; faults: string[] }> {
  const isKnown = call.id === 'getProduct' && choice !== undefined && choice % 2 === 0;
  const path = isKnown ? { slug: pick(known.catalogue.items, choice)?.slug ?? '' } : rest.path;
  const fill = (value: unknown) => (choice === undefined ? value : fillBody(call.id, value, choice, known));
  const bodyText = 'text' in body ? body.text : JSON.stringify(body.change(fill(body.value)));
  const own = call.needsToken ? pick([...known.tokens.keys()], choice ?? 0) : undefined;
  const authorization = token === 'own' ? own && `Bearer ${own}` : token.authorization;

  const headers = {
    ...pick(irrelevantHeaders, choice ?? 0),
    ...(authorization !== undefined && { authorization }),
    ...(call.body && mediaType !== undefined && { 'content-type': mediaType }),
  };
  const request = { method: call.method, url: urlOf(call, path), headers, body: call.body && bodyText };
  const answer = await shop.send(request);
  const caller = known.tokens.get(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  return {
    step: { call, request, answer },
    faults: checkResponse({ call, path, mediaType, bodyText, body: parsedJson(bodyText), caller }, answer, known),
  };
}

const urlOf = ({ base, path }: Call, parameters: PlannedRequest['path']): string =>
  base.replace(/\/$/, '') + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

type Listed = { id: number; product_slug: string; product_price?: number; offer_price: number };

async function readCatalogue(whole: Part, { open }: FuzzOptions['target']): Promise<Catalogue> {
  const shop = open();
  const itemsOf = async (type: string, id: string): Promise<Item[]> => {
    const { body } = await shop.send({ method: 'GET', url: urlOf(callNamed(whole, id), {}), headers: {} });
    const listed = parsedJson(body) as Listed[];
    return listed.map(({ id: product, product_slug: slug, product_price, offer_price }) => ({
      ...{ type, product, slug },
      price: product_price ?? offer_price,
    }));
  };
  const items = [...(await itemsOf('product', 'listProducts')), ...(await itemsOf('offer', 'listOffers'))];
  shop.close();
  const [order] = examplesOf(callNamed(whole, 'createOrder').body).values();
  const isOffice = schemaValidator()(schemaNamed(whole, 'SelectedOffice'));
  return { items, address: (order as { address: string }).address, isOffice };
}

/** A call with the contract's first example. */
function exampleRequest(call: Call): PlannedRequest {
  const [value] = examplesOf(call.body).values();
  const body = call.body ? { value, change: unchanged } : { text: '' };
  return { call, path: {}, choice: undefined, token: 'own', body, mediaType: 'application/json' };
}
