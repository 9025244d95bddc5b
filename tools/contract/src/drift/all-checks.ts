import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { run, specCheck } from './spec-check.ts';
import { typeCheck } from './type-check.ts';

/** What the contract says of itself, and what pacts and rules say of it. */
const contractSpecs = specCheck('contract specs', 'tools/contract', [
  'src/operations.spec.ts',
  'src/entities.spec.ts',
  'src/limits.spec.ts',
  'src/examples.spec.ts',
  // Its other tests change openapi.yaml themselves, by its letter.
  'src/pacts/compare-pacts.spec.ts#every pact of the storefront fits',
]);

const serverSpecs = specCheck('server specs', 'apps/mock-api', [
  'src/app.spec.ts',
  'src/features/accounts/accounts.spec.ts',
  'src/features/orders/create-order.spec.ts',
  'src/features/orders/list-orders.spec.ts',
  'src/features/payments/validate-payment.spec.ts',
  'src/features/postal/postal.spec.ts',
  'src/http/bad-input.spec.ts',
  'src/http/unchanging-lists.spec.ts',
  'src/examples/examples.spec.ts',
]);

const generatorsAgree = specCheck('generators agree', 'tools/contract', ['src/generators-agree.spec.ts']);

const ATTACK_REQUESTS = 3000;

const attack: Check = {
  name: 'attack',
  async run({ root }) {
    const args = ['src/attack/attack.command.ts', '--requests', String(ATTACK_REQUESTS), '--seed', '1'];
    const { output, errors, code } = await run(process.execPath, args, join(root, 'tools/contract'));
    if (code === 0) return [];
    const [, fault = errors.slice(-300)] = /Found after .*\n {2}(.*)/.exec(output) ?? [];
    return [{ by: 'generated attack', because: fault }];
  },
};

/** Pact as `npm run pact` runs it, which takes its time. */
function pactCheck(name: string, project: string): Check {
  return {
    name,
    async run({ root }) {
      const folder = join(root, project);
      const results = join(folder, 'reports/pact.json');
      rmSync(results, { force: true });
      const jest = join(root, 'node_modules/jest/bin/jest.js');
      const args = ['--config', 'jest.pact.config.cjs', '--runInBand', '--json', `--outputFile=${results}`];
      const { code, errors } = await run(process.execPath, [jest, ...args], folder);
      return code === 0 ? [] : [{ by: name, because: firstFailure(results) ?? errors.slice(-300) }];
    },
  };
}

function firstFailure(file: string): string | undefined {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
    };
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed');
    return failed?.fullName ?? testResults.find(({ message }) => message !== '')?.message.slice(0, 200);
  } catch {
    return undefined;
  }
}

const consumerPacts = pactCheck('pacts of the storefront', 'apps/storefront');
const providerPacts = pactCheck('pacts against the server', 'apps/mock-api');

/** Every check that may notice a change of the contract, cheapest first. */
export const checksOfContract = (): Check[] => [
  contractSpecs,
  typeCheck(),
  serverSpecs,
  attack,
  generatorsAgree,
  consumerPacts,
  providerPacts,
];

/** Every check that may notice other answers; the compiler is none of them, since it is kept from seeing. */
export const checksOfAnswers = (): Check[] => [serverSpecs, attack, providerPacts];

/** Those of a contract's change that take seconds. */
export const quickChecksOfContract = (): Check[] => [contractSpecs];

/** Those of an answer's change that take seconds. */
export const quickChecksOfAnswers = (): Check[] => [serverSpecs];
