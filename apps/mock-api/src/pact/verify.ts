import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { RemoteOptions } from './remote-provider.ts';
import { readVerifyOptions } from './verify-options.ts';
import { withoutSecret, type Finding } from './verify-pacts.ts';
import { findingLine, isGood, verifyReport } from './verify-report.ts';
import { verifyMessages as messages } from './verify.messages.ts';

// `npm run pact:verify`: verifies an API against the storefront's pacts.

const WRONG_OPTION = 2;
/** Timeout of the first request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readVerifyOptions(process.argv.slice(2), process.env);
  if (options.kind === 'wrong') {
    process.stderr.write(`${options.detail}\n\n${messages.help}`);
    return WRONG_OPTION;
  }
  if (options.kind === 'help') {
    say(messages.help);
    return 0;
  }
  const remote = options.kind === 'remote' ? options.remote : null;
  const unreachable = remote && (await findUnreachable(remote));
  if (unreachable) {
    process.stderr.write(`${unreachable}\n`);
    return 1;
  }
  if (!remote) say(messages.ownServer);
  for (const [provider, url] of Object.entries(remote?.baseUrls ?? {})) if (url) say(messages.verifying(provider, url));
  return verify(remote);
}

async function verify(remote: RemoteOptions | null): Promise<number> {
  const child = fork(join(import.meta.dirname, 'verify.process.ts'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  const findings: Finding[] = [];
  child.on('message', (finding: Finding) => {
    findings.push(finding);
    say(findingLine(finding));
  });
  child.send({ remote });
  const [code] = (await once(child, 'close')) as [number | null];

  for (const line of verifyReport(findings)) say(line);
  if (code !== 0) process.stderr.write(`${messages.broken(withoutSecret(errors.trim(), remote?.token))}\n`);
  return code === 0 && isGood(findings) ? 0 : 1;
}

/** Reported once instead of for each interaction. */
async function findUnreachable({ baseUrls }: RemoteOptions): Promise<string | undefined> {
  for (const url of Object.values(baseUrls)) {
    if (url === undefined) continue;
    const reason = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    );
    if (reason !== undefined) return messages.unreachable(url, reason);
  }
  return undefined;
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(error);
}
