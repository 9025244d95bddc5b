import type { Verdict } from '../deploy/can-i-deploy.ts';
import { brokerMessages as messages } from './broker.messages.ts';
import { BrokerError, type Broker } from './hal.ts';

interface Summary {
  readonly deployable?: boolean | null;
  readonly reason?: string;
}

/**
 * The broker's own answer to whether a version can be deployed; what it does not know is a no.
 *
 * @throws BrokerError
 */
export async function askBroker(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string,
): Promise<Verdict> {
  const rel = 'pb:can-i-deploy-pacticipant-version-to-environment';
  const values = { pacticipant, version, environment };
  const url = broker.follow(await broker.index(), rel, messages.inIndex, values);
  const { summary } = (await broker.get(url)) as { summary?: Summary };
  if (!summary) throw new BrokerError(messages.notHal(url));
  return { isDeployable: summary.deployable === true, reasons: [`${pacticipant} ${version}: ${summary.reason ?? ''}`] };
}

/** Tells the broker what runs in an environment. @throws BrokerError */
export async function recordAtBroker(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string,
): Promise<string> {
  const values = { pacticipant, version };
  const url = broker.follow(await broker.index(), 'pb:pacticipant-version', messages.inIndex, values);
  const resource = await broker.get(url);
  const where = messages.noEnvironment(pacticipant, environment);
  await broker.post(broker.follow(resource, 'pb:record-deployment', `(${where})`, {}, environment), {});
  return messages.deployed(pacticipant, version, environment);
}
