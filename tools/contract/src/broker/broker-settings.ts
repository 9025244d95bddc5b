import { Misuse } from '../deploy/desk.ts';
import { brokerMessages as messages } from './broker.messages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface BrokerSettings {
  /** Without credentials, and without a slash at its end. */
  readonly baseUrl: string;
  /** The header, with its secret. */
  readonly authorization: string | undefined;
  /** Must stand in no output. */
  readonly secrets: readonly string[];
}

/**
 * Where the Pact Broker is, by the usual variables: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME with
 * PACT_BROKER_PASSWORD.
 *
 * @returns undefined when none is set
 * @throws Misuse when the address is none
 */
export function readBrokerSettings(environment: Environment): BrokerSettings | undefined {
  const address = environment['PACT_BROKER_BASE_URL'];
  if (!address) return undefined;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Misuse(messages.badAddress);

  const token = environment['PACT_BROKER_TOKEN'];
  const name = environment['PACT_BROKER_USERNAME'] ?? decodeURIComponent(url.username);
  const password = environment['PACT_BROKER_PASSWORD'] ?? decodeURIComponent(url.password);
  const basic = Buffer.from(`${name}:${password}`).toString('base64');
  url.username = '';
  url.password = '';
  return {
    baseUrl: url.href.replace(/\/+$/, ''),
    authorization: token ? `Bearer ${token}` : name ? `Basic ${basic}` : undefined,
    secrets: [token, password, name ? basic : ''].filter((secret) => secret !== undefined && secret !== '') as string[],
  };
}
