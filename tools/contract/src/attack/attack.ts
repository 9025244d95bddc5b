import fc from 'fast-check';
import { follow, type Contract, type Schema } from '../read-contract.ts';
import { contractValidator } from '../testing/contract-validator.ts';
import { callsOf, type ContractCall } from './contract-call.ts';
import { curlLines } from './curl.ts';
import type { Target } from './exchange.ts';
import { json } from './judge-answer.ts';
import type { Catalogue } from './known-shop.ts';
import { movesOf, type Move } from './moves.ts';
import { AttackFinding, visit, type Ground } from './visit.ts';

export interface AttackOptions {
  readonly contract: Contract;
  readonly target: Target;
  /** How many requests at least. */
  readonly requests: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
  /** Where the curl lines of a finding go to. */
  readonly origin?: string;
  readonly onProgress?: (requests: number) => void;
}

/** By call and status, how often the contract allowed the request and how often not. */
export type AttackTally = Record<string, Record<number, { allowed: number; refused: number }>>;

export type AttackResult =
  | { ok: true; requests: number; tally: AttackTally }
  | { ok: false; requests: number; seed: number; faults: readonly string[]; curl: readonly string[] };

const MOVES_PER_VISIT = 30;
const VISITS_PER_ROUND = 20;
/** The last few make a finding prettier, not clearer. */
const SHRINKING_ATTEMPTS = 1500;

/**
 * Makes requests from openapi.yaml alone, valid and invalid, one after the other in visits to a fresh shop, until there were
 * enough or an answer is not what the contract says. What is found is shrunk to the fewest, simplest requests.
 */
export async function attack(options: AttackOptions): Promise<AttackResult> {
  const { contract, target, requests, seed, origin = 'http://localhost:3333', onProgress } = options;
  const calls = callsOf(contract);
  const tally: AttackTally = {};
  let made = 0;
  const ground: Ground = {
    target,
    catalogue: { ...(await readItems(calls, target)), addresses: addressesIn(contract, calls) },
    isOffice: contractValidator(contract)(officeOf(contract)),
    registration: registrationOf(contract, calls),
    count: (id, status, isRefusal) => {
      made += 1;
      const row = ((tally[id] ??= {})[status] ??= { allowed: 0, refused: 0 });
      row[isRefusal ? 'refused' : 'allowed'] += 1;
    },
  };
  const moves = fc.array(movesOf(contract, calls), { minLength: 1, maxLength: MOVES_PER_VISIT, size: 'max' });

  for (let round = 0; made < requests; round += 1) {
    let finding: AttackFinding | undefined;
    let attempts = 0;
    const property = fc.asyncProperty(moves, async (sequence) => {
      if (finding && ++attempts > SHRINKING_ATTEMPTS) return;
      try {
        await visit(sequence, ground);
      } catch (error) {
        if (error instanceof AttackFinding) finding = error;
        throw error;
      }
    });
    const result = await fc.check(property, { seed: seed + round, numRuns: VISITS_PER_ROUND });
    if (finding) {
      const { faults, steps } = finding;
      return { ok: false, requests: made, seed: seed + round, faults, curl: curlLines(steps, origin) };
    }
    if (result.failed) throw result.errorInstance;
    onProgress?.(made);
  }
  return { ok: true, requests: made, tally };
}

async function readItems(calls: readonly ContractCall[], target: Target): Promise<Omit<Catalogue, 'addresses'>> {
  const shop = target.open();
  const list = async (id: string) => {
    const { method, address: url } = callOf(calls, id);
    const { body } = await shop.send({ method, url, headers: {} });
    return json(body) as { id: number; product_slug: string }[];
  };
  const [products, offers] = [await list('listProducts'), await list('listOffers')];
  shop.close();
  const items = [
    ...products.map(({ id }) => ({ type: 'product', product: id })),
    ...offers.map(({ id }) => ({ type: 'offer', product: id })),
  ];
  return { items, slugs: products.map(({ product_slug }) => product_slug) };
}

/** The schema of what an order's address is the text of. */
function officeOf(contract: Contract): Schema {
  const order = follow<Schema>(contract, { $ref: '#/components/schemas/CreateOrderRequest' });
  return (order.properties as Record<string, Schema>)['address']?.contentSchema as Schema;
}

function addressesIn(contract: Contract, calls: readonly ContractCall[]): string[] {
  return examplesOf(contract, callOf(calls, 'createOrder')).map((order) => (order as { address: string }).address);
}

/** The contract's own example of a registration. */
function registrationOf(contract: Contract, calls: readonly ContractCall[]): Move {
  const call = callOf(calls, 'register');
  return {
    call,
    path: {},
    choice: undefined,
    token: 'own',
    body: { value: examplesOf(contract, call)[0] },
    mediaType: 'application/json',
    ifNoneMatch: 'nothing',
    query: '',
    astray: undefined,
  };
}

function callOf(calls: readonly ContractCall[], id: string): ContractCall {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`openapi.yaml has no call ${id} any more, which the attack begins with.`);
  return call;
}

function examplesOf(contract: Contract, { body }: ContractCall): unknown[] {
  return Object.values(body?.examples ?? {}).map((example) => follow(contract, example).value);
}
