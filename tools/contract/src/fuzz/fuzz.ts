import fc from 'fast-check';
import { parsedJson } from '../json.ts';
import { callNamed, callsOf, examplesOf, schemaNamed, type Call, type Part } from '../openapi.ts';
import { schemaValidator } from '../schemas/schema-validator.ts';
import { curlLines, type Step } from './curl.ts';
import { judge } from './judge.ts';
import { fillIn, newShop, pick, type Catalogue, type Item, type KnownShop } from './known-shop.ts';
import { movesOf, unchanged, type Move } from './moves.ts';
import type { RunningShop } from './running-shop.ts';

export interface FuzzOptions {
  readonly whole: Part;
  readonly target: Pick<RunningShop, 'open' | 'takeFaults'>;
  /** How many requests at least. */
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

const MOVES_PER_SHOP = 30;
const SHOPS_PER_ROUND = 20;
/** The last few make a finding prettier, not clearer. */
const SHRINKING_ATTEMPTS = 1500;

/**
 * Sends requests made from openapi.yaml alone, valid and invalid, up to thirty in a row to a fresh shop, until there were
 * enough or an answer is not what the contract says. A finding is shrunk to the fewest, simplest requests.
 */
export async function fuzz({ whole, target, requests, seed }: FuzzOptions): Promise<FuzzResult> {
  const catalogue = await readCatalogue(whole, target);
  const story = storyOf(moveOf(callNamed(whole, 'register')), moveOf(callNamed(whole, 'listOrders')));
  const moves = fc.array(movesOf(callsOf(whole)), { minLength: 1, maxLength: MOVES_PER_SHOP, size: 'max' });
  const counts: Record<string, Record<number, number>> = {};
  let made = 0;

  for (let round = seed; made < requests; round += 1) {
    let found: { faults: string[]; steps: Step[] } | undefined;
    let attempts = 0;
    const property = fc.asyncProperty(moves, async (sequence) => {
      if (found && ++attempts > SHRINKING_ATTEMPTS) return true;
      const next = await visit(sequence, target, catalogue, story);
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

/** What came of it, for people: counts by call and status, or the finding as lines to paste into a shell. */
export function fuzzReport({ requests, counts, finding }: FuzzResult): string {
  if (finding) {
    return [
      `Found after ${requests} requests (seed ${finding.seed}):`,
      ...finding.faults.map((fault) => `  ${fault}`),
      'By these requests, to a shop in which nothing has happened yet:',
      ...finding.curl.map((line) => `  ${line}`),
      `Again: npm run fuzz -- --seed ${finding.seed}`,
    ].join('\n');
  }
  const rows = Object.entries(counts).map(([id, row]) => {
    const cells = Object.entries(row).map(([status, count]) => `${status} × ${count}`);
    return `  ${id.padEnd(24)}${cells.join('   ')}`;
  });
  return [`${requests} requests, each answered as openapi.yaml says:`, ...rows.sort()].join('\n');
}

/** What browsers, proxies and strangers send besides, which changes no answer. The first are none, for a short finding. */
const needlessHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { accept: 'text/html;q=0.9, */*;q=', 'accept-language': 'hi-IN,,;q=2' },
  { cookie: 'a=b; '.repeat(800), referer: 'http://[::1' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { forwarded: 'for="_\u00e9"', 'x-forwarded-for': '10.0.0.1, '.repeat(50), 'x-forwarded-host': 'evil.example' },
  { range: 'bytes=9-1', te: 'trailers', 'if-modified-since': 'yesterday', 'if-none-match': '"' },
  Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x-noise-${index}`, '\t~'.repeat(index)])),
];

type Story = (moves: readonly Move[], known: KnownShop) => Generator<Move>;

/** Registers a customer before the first call that needs one; at the end every customer has the orders that were answered. */
const storyOf = (register: Move, list: Move): Story =>
  function* (moves, { tokens }) {
    for (const move of moves) {
      if (move.call.needsToken && move.token === 'own' && tokens.size === 0) yield register;
      yield move;
    }
    for (const token of tokens.keys()) yield { ...list, token: { authorization: `Bearer ${token}` } };
  };

/** @returns every request that was sent, and what is wrong with the answer to the last one */
async function visit(moves: readonly Move[], target: FuzzOptions['target'], catalogue: Catalogue, story: Story) {
  const shop = target.open();
  const known = newShop(catalogue);
  const steps: Step[] = [];
  try {
    for (const move of story(moves, known)) {
      const { step, faults } = await make(move, known, shop);
      steps.push(step);
      const inside = target.takeFaults().map((fault) => `inside the server: ${fault}`);
      if (faults.length > 0 || inside.length > 0) return { faults: [...faults, ...inside], steps };
    }
    return { faults: [], steps };
  } finally {
    shop.close();
  }
}

/** Makes a move into a request with what the shop knows at that moment, sends it, and judges the answer. */
async function make(
  { call, body, choice, token, mediaType, ...move }: Move,
  known: KnownShop,
  shop: ReturnType<RunningShop['open']>,
): Promise<{ step: Step; faults: string[] }> {
  const isKnown = call.id === 'getProduct' && choice !== undefined && choice % 2 === 0;
  const path = isKnown ? { slug: pick(known.catalogue.items, choice)?.slug ?? '' } : move.path;
  const fill = (value: unknown) => (choice === undefined ? value : fillIn(call.id, value, choice, known));
  const bodyText = 'text' in body ? body.text : JSON.stringify(body.change(fill(body.value)));
  const own = call.needsToken ? pick([...known.tokens.keys()], choice ?? 0) : undefined;
  const authorization = token === 'own' ? own && `Bearer ${own}` : token.authorization;

  const headers = {
    ...pick(needlessHeaders, choice ?? 0),
    ...(authorization !== undefined && { authorization }),
    ...(call.body && mediaType !== undefined && { 'content-type': mediaType }),
  };
  const request = { method: call.method, url: urlOf(call, path), headers, body: call.body && bodyText };
  const answer = await shop.send(request);
  const caller = known.tokens.get(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  return {
    step: { call, request, answer },
    faults: judge({ call, path, mediaType, bodyText, body: parsedJson(bodyText), caller }, answer, known),
  };
}

const urlOf = ({ base, path }: Call, parameters: Move['path']): string =>
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

/** A call as the contract's first example has it. */
function moveOf(call: Call): Move {
  const [value] = examplesOf(call.body).values();
  const body = call.body ? { value, change: unchanged } : { text: '' };
  return { call, path: {}, choice: undefined, token: 'own', body, mediaType: 'application/json' };
}
