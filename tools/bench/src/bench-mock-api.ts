import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchHost } from '@shop/workspace-tools/figures/taken-by-host';

import { benchMessages as messages } from './bench.messages.ts';
import { chooseCores } from './machine/cores.ts';
import { readOptions, type Options } from './options.ts';
import { isMet, type Finding } from './report/finding.ts';
import { table } from './report/table.ts';
import { BUNDLE } from './servers/mock-api.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

const reading = readOptions(process.argv.slice(2));
if (process.platform !== 'linux') giveUp(messages.linuxOnly);
else if (!existsSync(BUNDLE)) giveUp(messages.noBundle);
else if (reading.ok) await bench(reading.options);
else giveUp(reading.message);

async function bench({ rows, rounds, seconds, json }: Options): Promise<void> {
  const cores = chooseCores();
  say(messages.cores(cores));
  const taken = watchHost();

  const findings: Finding[] = [];
  for (const row of rows) {
    say(row.title);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    findings.push(...(await row.measure({ cores, rounds, seconds, folder, progress: say })));
    rmSync(folder, { recursive: true });
  }

  process.stdout.write(`${table(findings)}\n`);
  const percent = taken();
  if (percent !== undefined) say(messages.taken(percent));
  if (json !== undefined) {
    writeFileSync(
      json,
      JSON.stringify(
        findings.map((finding) => ({ ...finding, ok: isMet(finding) })),
        null,
        2,
      ),
    );
    say(messages.written(json));
  }
  process.exitCode = findings.every(isMet) ? 0 : 1;
}

function giveUp(message: string): void {
  say(message);
  process.exitCode = 1;
}
