import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFile, contractFolder } from './contract-paths.ts';

const redocly = createRequire(join(process.cwd(), 'package.json')).resolve('@redocly/cli/bin/cli.js');

/** Every finding of Redocly's recommended rules, warnings included: `rule: what is wrong`. */
function findingsIn(file: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'lint', file, '--config', join(contractFolder, 'redocly.yaml'), '--format', 'json'],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  if (!stdout.includes('"problems"')) throw new Error(`Redocly failed: ${stderr}`);

  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

it("passes Redocly's recommended rules, warnings included", () => {
  expect(findingsIn(contractFile)).toEqual([]);
}, 60_000);

it('reports a call without a summary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
  const faulty = join(folder, 'openapi.yaml');
  writeFileSync(faulty, readFileSync(contractFile, 'utf8').replace('      summary: The whole catalogue\n', ''));

  expect(findingsIn(faulty)).toContainEqual(expect.stringMatching(/^operation-summary/));
  rmSync(folder, { recursive: true });
}, 60_000);
