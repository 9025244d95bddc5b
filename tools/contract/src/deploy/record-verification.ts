import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../contract-paths.ts';
import { comparePacts } from '../pacts/compare-pacts.ts';
import { readPacts } from '../pacts/read-pacts.ts';
import { ExitCode, type Desk } from './desk.ts';
import { deployMessages as messages } from './deploy.messages.ts';
import { readMatrix, writeMatrix, type Matrix } from './matrix.ts';
import { withDeployment, withFindings, type Finding } from './record.ts';
import { workspaceVersions, type Versions } from './workspace-versions.ts';

/** Who is verified when nobody else is named. */
export const OWN_PROVIDER = 'mock-api';
const MAIN = 'main';

const verifyScript = join(workspaceRoot, 'apps/mock-api/src/pact/verify.ts');

/**
 * `npm run pact:record`: verifies, as `npm run pact:verify` with the same options does, and writes into the matrix what came
 * of it, good or bad.
 */
export async function recordVerification(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const { provider, others } = providerIn(args);
  const findings = await verify(others, desk);
  if (!findings) {
    desk.say(messages.nothingRecorded);
    return ExitCode.notAsked;
  }

  const versions = workspaceVersions();
  const misfits = new Set((await comparePacts(readPacts())).map((misfit) => misfit.provider));
  const matrix = withFindings(readMatrix(desk.matrixFile), provider, versions, findings, misfits);
  const rows = matrix.verifications.filter(
    (row) =>
      row.provider === provider && row.contract === versions.contract && versions.pacts[row.service] === row.pact,
  );
  const isGood = rows.length > 0 && rows.every(({ fits, broken, skipped }) => fits && broken === 0 && skipped === 0);
  writeMatrix(isGood && provider === OWN_PROVIDER ? withMain(matrix, versions) : matrix, desk.matrixFile);
  desk.say(messages.recorded(rows));
  return isGood ? ExitCode.yes : ExitCode.no;
}

/** What is committed together runs together: the environment `main` is this repository's own. */
function withMain(matrix: Matrix, versions: Versions): Matrix {
  const storefront = { environment: MAIN, pacticipant: versions.consumer, pacts: versions.pacts };
  const server = { environment: MAIN, pacticipant: OWN_PROVIDER, contract: versions.contract };
  return withDeployment(withDeployment(matrix, storefront, versions), server, versions);
}

/** `--as NAME` is ours; all else is the verification's. */
function providerIn(args: readonly string[]): { provider: string; others: string[] } {
  const at = args.indexOf('--as');
  const name = args[at + 1];
  if (at < 0 || name === undefined) return { provider: OWN_PROVIDER, others: [...args] };
  return { provider: name, others: args.filter((_, index) => index !== at && index !== at + 1) };
}

async function verify(args: readonly string[], desk: Desk): Promise<Finding[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-results-'));
  const results = join(folder, 'results.json');
  try {
    const child = spawn(process.execPath, [verifyScript, ...args, '--results', results], {
      stdio: ['ignore', desk.outputOfOthers, desk.outputOfOthers],
      env: desk.environment,
    });
    await once(child, 'close');
    return existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Finding[]) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
