import type { BrokerSettings } from './broker-settings.ts';
import { brokerMessages as messages } from './broker.messages.ts';

/** The broker cannot be asked, or says no; the message holds no secret. */
export class BrokerError extends Error {}

export interface Link {
  readonly href: string;
  readonly name?: string;
}

/** What a Pact Broker answers: HAL, which is JSON with links by the name of a relation. */
export interface Resource {
  readonly _links?: Readonly<Record<string, Link | readonly Link[] | undefined>>;
  readonly [field: string]: unknown;
}

export interface Broker {
  index(): Promise<Resource>;
  get(url: string): Promise<Resource>;
  post(url: string, body: unknown): Promise<Resource>;
  /**
   * The address of a relation, with `{name}`s filled in.
   *
   * @param of picks one of several links, by its name
   * @throws BrokerError when there is none, or it leads where the credentials do not belong
   */
  follow(
    resource: Resource,
    rel: string,
    where: string,
    values?: Readonly<Record<string, string>>,
    of?: string,
  ): string;
}

const TIMEOUT = 30_000;
const DETAIL_LIMIT = 500;

export function connectBroker({ baseUrl, authorization, secrets }: BrokerSettings): Broker {
  const covered = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);

  async function ask(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Resource> {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        accept: 'application/hal+json',
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new BrokerError(covered(messages.nobody(url, reasonOf(error))));
    });
    const text = await response.text();
    if (response.status === 401 || response.status === 403) throw new BrokerError(messages.refused(response.status));
    if (!response.ok) throw new BrokerError(covered(messages.failed(method, url, response.status, detailOf(text))));
    return resourceIn(text) ?? fail(messages.notHal(url));
  }

  return {
    index: () => ask('GET', `${baseUrl}/`),
    get: (url) => ask('GET', url),
    post: (url, body) => ask('POST', url, body),
    follow(resource, rel, where, values = {}, of) {
      const links = [resource._links?.[rel] ?? []].flat() as readonly Link[];
      const link = of === undefined ? links[0] : links.find(({ name }) => name === of);
      if (!link) throw new BrokerError(messages.noLink(rel, where));
      const href = link.href.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
      const { origin } = new URL(href, baseUrl);
      if (origin !== new URL(baseUrl).origin) throw new BrokerError(messages.elsewhere(rel, origin));
      return new URL(href, baseUrl).href;
    },
  };
}

function fail(message: string): never {
  throw new BrokerError(message);
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}

function resourceIn(text: string): Resource | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Resource) : undefined;
  } catch {
    return undefined;
  }
}

/** A broker says what is wrong under `errors` or `error`; anything else is shown as it is. */
function detailOf(text: string): string {
  const { errors, error } = resourceIn(text) ?? {};
  return JSON.stringify(errors ?? error ?? text).slice(0, DETAIL_LIMIT);
}
