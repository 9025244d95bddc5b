import { join } from 'node:path';
import { stringify } from 'yaml';
import { generatedFiles } from '../generated-files.ts';
import { readContract, type Contract } from '../read-contract.ts';
import type { Catch, Check } from './check.ts';
import type { Mutation } from './mutation.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

export interface Judgement {
  readonly name: string;
  readonly of: Mutation['of'];
  readonly kind: string;
  readonly catches: readonly Catch[];
  readonly seconds: number;
}

const CONTRACT = 'libs/api-contract/openapi.yaml';
const GENERATED = 'libs/api-contract/src/generated';

interface Judge {
  /** Changes the copy by one thing, generates anew, and asks one check after the other until one notices. */
  judge(mutation: Mutation, checks: readonly Check[]): Promise<Judgement>;
}

/**
 * @param isThorough asks every check, whoever noticed before
 */
export function judgeIn(copy: WorkspaceCopy, isThorough = false): Judge {
  const proven = new Set<Check>();

  /** A check that finds something where nothing but the layout of openapi.yaml is changed proves nothing. */
  async function prove(check: Check): Promise<void> {
    await writeContract(copy, readContract(join(copy.root, CONTRACT)));
    const [fault] = await check.run(copy);
    copy.restore();
    if (fault) throw new Error(`${check.name} finds a fault where nothing is changed: ${fault.by}: ${fault.because}`);
    proven.add(check);
  }

  async function catchesOf(mutation: Mutation, checks: readonly Check[]): Promise<Catch[]> {
    const catches: Catch[] = [];
    try {
      const refusals = await apply(mutation, copy);
      if (refusals.length > 0) return refusals;
      for (const check of checks) {
        if (check.isConcerned?.(copy) === false) continue;
        if (!proven.has(check)) {
          copy.restore();
          await prove(check);
          await apply(mutation, copy);
        }
        catches.push(...(await check.run(copy)));
        if (catches.length > 0 && !isThorough) break;
      }
    } finally {
      copy.restore();
    }
    return catches;
  }

  return {
    async judge(mutation, checks) {
      const begun = performance.now();
      const { name, of, kind } = mutation;
      const catches = await catchesOf(mutation, checks);
      return { name, of, kind, catches, seconds: (performance.now() - begun) / 1000 };
    },
  };
}

/** @returns what refuses the change before any check */
async function apply(mutation: Mutation, copy: WorkspaceCopy): Promise<Catch[]> {
  if (mutation.of === 'answer') {
    copy.write(mutation.change((file) => copy.read(file)));
    return [];
  }
  const contract = readContract(join(copy.root, CONTRACT));
  const before = textOf(contract);
  mutation.change(contract);
  if (before === textOf(contract)) throw new Error(`${mutation.name} changes nothing.`);
  try {
    await writeContract(copy, contract);
  } catch (error) {
    return [{ by: 'generators', because: error instanceof Error ? error.message : String(error) }];
  }
  return [];
}

async function writeContract(copy: WorkspaceCopy, contract: Contract): Promise<void> {
  copy.write({ [CONTRACT]: textOf(contract) });
  const files = await generatedFiles(join(copy.root, CONTRACT));
  copy.write(Object.fromEntries([...files].map(([name, text]) => [`${GENERATED}/${name}`, text])));
}

const textOf = (contract: Contract) => stringify(contract, { aliasDuplicateObjects: false });
