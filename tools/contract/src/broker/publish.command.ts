import { parseArgs } from 'node:util';
import { ExitCode, Misuse, type Desk } from '../deploy/desk.ts';
import { readMatrix } from '../deploy/matrix.ts';
import { OWN_PROVIDER } from '../deploy/record-verification.ts';
import { staleCells } from '../deploy/stale-cells.ts';
import { workspaceVersions } from '../deploy/workspace-versions.ts';
import { readPacts } from '../pacts/read-pacts.ts';
import { brokerMessages as messages } from './broker.messages.ts';
import { readBrokerSettings } from './broker-settings.ts';
import { connectBroker } from './hal.ts';
import { publish } from './publish.ts';
import { releaseOf } from './release.ts';

/** `npm run pact:publish`: the pacts, and what the matrix knows of their verification, to the Pact Broker. */
export async function publishToBroker(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const given = optionsIn(args);
  const settings = readBrokerSettings(desk.environment);
  if (!settings) throw new Misuse(messages.noBroker);
  const release = releaseOf(given, desk.environment);
  if (!release) throw new Misuse(messages.noRevision);

  const versions = workspaceVersions();
  const matrix = readMatrix(desk.matrixFile);
  if (staleCells(matrix, versions, OWN_PROVIDER).length > 0) throw new Misuse(messages.stale);
  const rows = matrix.verifications.filter(
    ({ provider, service, pact, contract }) =>
      provider === OWN_PROVIDER && pact === versions.pacts[service] && contract === versions.contract,
  );
  for (const line of await publish(connectBroker(settings), readPacts(), rows, release)) desk.say(line);
  return ExitCode.yes;
}

function optionsIn(args: readonly string[]): { version?: string; branch?: string } {
  try {
    return parseArgs({ args: [...args], options: { version: { type: 'string' }, branch: { type: 'string' } } }).values;
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : String(error)}\n${messages.publishUsage}`);
  }
}
