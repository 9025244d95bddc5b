import { askBroker, recordAtBroker } from '../broker/ask.ts';
import { brokerMessages } from '../broker/broker.messages.ts';
import { readBrokerSettings } from '../broker/broker-settings.ts';
import { connectBroker, type Broker } from '../broker/hal.ts';
import { releaseOf } from '../broker/release.ts';
import { canIDeploy, servedBy, type Verdict } from './can-i-deploy.ts';
import { ExitCode, Misuse, type Desk } from './desk.ts';
import { deployMessages as messages } from './deploy.messages.ts';
import { readMatrix, writeMatrix, type Matrix } from './matrix.ts';
import { readDeployOptions, type DeployOptions } from './options.ts';
import { withDeployment } from './record.ts';
import { workspaceVersions } from './workspace-versions.ts';

/** `npm run can-i-deploy`: the broker's answer where one is configured, else the committed matrix's. */
export async function answerCanIDeploy(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const options = optionsOf(args, messages.usage);
  const { pacticipant, environment } = options;
  const matrix = readMatrix(desk.matrixFile);
  const settings = readBrokerSettings(desk.environment);

  const { isDeployable, reasons } = settings
    ? await askForEach(connectBroker(settings), matrix, options, versionOf(options, desk))
    : canIDeploy(matrix, workspaceVersions(), options);
  for (const reason of reasons) desk.say(reason);
  desk.say(messages.verdict(isDeployable, pacticipant, environment));
  return isDeployable ? ExitCode.yes : ExitCode.no;
}

/** `npm run record-deployment`: what the environment runs from now on, at the broker or in the committed matrix. */
export async function recordDeployment(args: readonly string[], desk: Desk): Promise<ExitCode> {
  const options = optionsOf(args, messages.deploymentUsage);
  const { pacticipant, environment } = options;
  const matrix = readMatrix(desk.matrixFile);
  const settings = readBrokerSettings(desk.environment);
  if (settings) {
    const broker = connectBroker(settings);
    const version = versionOf(options, desk);
    for (const name of namesAtBroker(matrix, pacticipant)) {
      desk.say(await recordAtBroker(broker, name, version, environment));
    }
    return ExitCode.yes;
  }

  const versions = workspaceVersions();
  const isConsumer = pacticipant === versions.consumer;
  if (!isConsumer && servedBy(matrix, pacticipant).length === 0) throw new Misuse(messages.unknown(pacticipant));
  const version = isConsumer ? { pacts: versions.pacts } : { contract: versions.contract };
  writeMatrix(withDeployment(matrix, { environment, pacticipant, ...version }, versions), desk.matrixFile);
  desk.say(messages.deployed(pacticipant, environment));
  return ExitCode.yes;
}

function optionsOf(args: readonly string[], usage: string): DeployOptions {
  const reading = readDeployOptions(args, usage);
  if (!reading.ok) throw new Misuse(reading.message);
  return reading.options;
}

function versionOf({ version }: DeployOptions, { environment }: Desk): string {
  const release = releaseOf({ version }, environment);
  if (!release) throw new Misuse(brokerMessages.noRevision);
  return release.version;
}

/** A broker knows the mock API by the services that it plays. */
function namesAtBroker(matrix: Matrix, pacticipant: string): string[] {
  const services = servedBy(matrix, pacticipant);
  return services.length > 0 ? services : [pacticipant];
}

async function askForEach(
  broker: Broker,
  matrix: Matrix,
  { pacticipant, environment }: DeployOptions,
  version: string,
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const name of namesAtBroker(matrix, pacticipant)) {
    verdicts.push(await askBroker(broker, name, version, environment));
  }
  return {
    isDeployable: verdicts.every((verdict) => verdict.isDeployable),
    reasons: verdicts.flatMap((verdict) => verdict.reasons),
  };
}
