import { parseArgs } from 'node:util';
import { chooseNamed } from '@shop/workspace-tools/options/choose-named';
import type { Row } from './row.ts';
import { rows } from './rows/all-rows.ts';
import { screens, type Screen } from './screens.ts';
import { usage } from './use.messages.ts';

export interface Options {
  readonly rows: readonly Row[];
  readonly screens: readonly Screen[];
  readonly rounds: number;
  readonly products: number;
  /** The built storefront; its usual place when left out. */
  readonly site: string | undefined;
}

export type OptionsReading = { ok: true; options: Options } | { ok: false; message: string };

const known = {
  only: { type: 'string' },
  screen: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  products: { type: 'string', default: '2000' },
  site: { type: 'string' },
} as const;

/** Reads the command line of `npm run perf:use`; rows keep their usual order, however they are named. */
export function readOptions(args: readonly string[]): OptionsReading {
  const refuse = (message: string) => ({ ok: false as const, message: `${message}\n${usage(rows)}` });
  let given;
  try {
    given = parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { only, screen, rounds, products, site } = given;
  if (![rounds, products].every((text) => /^[1-9]\d{0,4}$/.test(text))) {
    return refuse('--rounds and --products are whole numbers from 1 to 99,999.');
  }
  const choice = chooseNamed(rows, only);
  if ('unknown' in choice) return refuse(`There is no row "${choice.unknown}".`);
  const chosen = screens.filter(({ name }) => screen === undefined || name === screen);
  if (chosen.length === 0) return refuse(`There is no screen "${screen}".`);
  return {
    ok: true,
    options: {
      rows: choice.chosen,
      screens: chosen,
      rounds: Number(rounds),
      products: Number(products),
      site,
    },
  };
}
