import type { ValidateFunction } from 'ajv/dist/2020.js';
import { buildRequest } from './build-request.ts';
import type { Step } from './curl.ts';
import type { AttackAnswer, Shop, Target } from './exchange.ts';
import { expectedStatuses, tokenIn } from './expected-statuses.ts';
import { json, judgeAnswer, judgeRefusal } from './judge-answer.ts';
import { knownShop, type Catalogue, type KnownShop } from './known-shop.ts';
import { learn } from './learn.ts';
import type { Move } from './moves.ts';

/** Stands for requests that are no calls of the contract, where they are counted. */
export const ASTRAY = '(outside)';

/** What all visits have in common. */
export interface Ground {
  readonly target: Target;
  readonly catalogue: Catalogue;
  readonly isOffice: ValidateFunction;
  /** Registers somebody, for moves that need a customer before there is one. */
  readonly registration: Move;
  /** Told of every exchange, with the call it was meant for; of one outside the contract that it was astray. */
  readonly count: (id: string, status: number, isRefusal: boolean) => void;
}

/** What was found, with every request that led to it. */
export class AttackFinding extends Error {
  readonly faults: readonly string[];
  readonly steps: readonly Step[];

  constructor(faults: readonly string[], steps: readonly Step[]) {
    super(faults.join('\n'));
    this.name = 'AttackFinding';
    this.faults = faults;
    this.steps = steps;
  }
}

/** @throws AttackFinding at the first answer that is not what the contract says */
export async function visit(moves: readonly Move[], ground: Ground): Promise<void> {
  const shop = ground.target.open();
  const known = knownShop(ground.catalogue);
  const steps: Step[] = [];
  try {
    for (const move of moves) {
      const needsCustomer = move.call.isBearer && move.token === 'own' && known.tokens.size === 0;
      for (const next of needsCustomer ? [ground.registration, move] : [move]) {
        const faults = await make(next, { shop, known, steps, ground });
        if (faults.length > 0) throw new AttackFinding(faults, steps);
      }
    }
  } finally {
    shop.close();
  }
}

interface Scene {
  shop: Shop;
  known: KnownShop;
  steps: Step[];
  ground: Ground;
}

async function make(move: Move, { shop, known, steps, ground }: Scene): Promise<string[]> {
  const { request, parts } = buildRequest(move, known);
  const { call, astray } = move;
  const tokenBefore = known.tokens.has(tokenIn(parts.authorization) ?? '');
  steps.push({ request });
  const answer = await shop.send(request);
  steps[steps.length - 1] = { request, token: tokenOf(answer) };

  const inside = ground.target.takeFaults().map((fault) => `inside the server: ${fault}`);
  const isHead = request.method === 'HEAD';
  if (astray && !(isHead && call.method === 'GET' && astray.suffix === '')) {
    const isOwn = astray.method === call.method && astray.suffix === '';
    if (!isOwn) {
      ground.count(ASTRAY, answer.status, true);
      return [...judgeRefusal(answer, isHead), ...inside];
    }
  }

  const { statuses, refusals } = expectedStatuses(call, parts, known, ground.isOffice);
  ground.count(call.id, answer.status, refusals.length > 0);
  const outside = judgeAnswer(call, answer, isHead);
  if (outside.length > 0 || inside.length > 0) return [...outside, ...inside];
  if (!statuses.includes(answer.status)) {
    return [
      `${call.id} answered ${answer.status} instead of ${statuses.join(' or ')}: ${reason(refusals, tokenBefore)}`,
    ];
  }
  return isHead ? [] : learn(call.id, parts, answer, known);
}

function reason(refusals: readonly string[], hasToken: boolean): string {
  if (refusals.length > 0) return refusals.join('; ');
  return `the contract allows this request${hasToken ? ', and its token is good' : ''}`;
}

function tokenOf({ body }: AttackAnswer): string | undefined {
  if (!body.includes('"token"')) return undefined;
  const { token } = Object(json(body)) as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
