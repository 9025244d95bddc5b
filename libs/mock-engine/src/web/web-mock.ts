import type { Contract } from '../document/contract.ts';
import { HttpError } from '../http/problem.ts';
import type { MockDefinition } from '../engine/definition.ts';
import { createEngine, type ReportBug } from '../engine/engine.ts';
import type { Clock } from '../store/clock.ts';
import { systemRandom, type Random } from '../store/random.ts';
import { createRequestLog } from '../traffic/request-log.ts';
import type { Rule, RuleSource } from '../faults/fault-effect.ts';
import { createRules } from '../faults/rules.ts';
import { createRows, type Row, type SaveRows } from '../store/rows.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import { openWorld, type EngineWorld } from '../worlds/world.ts';
import { webApi } from './web-adapter.ts';

export interface WebWorldOptions {
  readonly name?: string;
  /** The rows of an earlier visit; without any the world is new. */
  readonly saved?: readonly Row[];
  readonly save?: SaveRows;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** A mock API with browser APIs only, for example in a service worker. The caller keeps its worlds. */
export function webMock<World extends EngineWorld>(definition: MockDefinition<World>, reportBug: ReportBug) {
  const current = (): Contract => definition.contract;
  const rules = createRules(current, definition.situations);
  const requestLog = createRequestLog(() => undefined);

  /** Recordings need a server. */
  function ruleOf(source: RuleSource): Rule {
    if ('recording' in source) throw new HttpError(400, '');
    return rules.stored(source);
  }

  return {
    rules,
    requestLog,
    respond: webApi(createEngine(definition, { current, rules, requestLog, reportBug })),
    openWorld({ name = DEFAULT_WORLD, saved = [], save, clock, random = systemRandom }: WebWorldOptions = {}): World {
      const base = openWorld({ name, rows: createRows(saved, save), random, clock, ruleOf });
      const world = definition.worlds.open(base);
      if (saved.length === 0) definition.worlds.seed(world);
      return world;
    },
  };
}
