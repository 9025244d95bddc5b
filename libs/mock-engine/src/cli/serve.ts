import { existsSync } from 'node:fs';

import { type Command, Option } from 'commander';

import type { DocumentEntry, MockConfig, SituationEntry } from '../config.ts';
import { keptBy } from '../control/record-kinds.ts';
import { UnknownOperation } from '../engine/document-definition.ts';
import { loadDefinition } from '../engine/load-definition.ts';
import type { MockDefinition } from '../engine/mock-definition.ts';
import type { Validate } from '../engine/definition.ts';
import type { Situation } from '../faults/fault-effect.ts';
import { createRules } from '../faults/rules.ts';
import { cliMessages } from './cli.messages.ts';
import { readConfigFile, type ReadConfig } from './config-file.ts';
import { mockCommand, readOptions } from './options.ts';
import { runMock, useCallersFolder } from './run-mock.ts';
import { serveMessages as messages } from './serve.messages.ts';
import { SetupError } from './setup-error.ts';

const NAME = 'mock-engine';

interface OwnOptions {
  config?: string;
  validate: Validate;
  security?: true;
  strictIds?: true;
  validExamples?: true;
}

/** The command line for OpenAPI documents. */
export const serveCommand = (): Command =>
  mockCommand({
    name: NAME,
    usage: messages.usage,
    intro: messages.intro,
    after: messages.after(NAME),
    options: [
      new Option('--config <file>', messages.config),
      new Option('--validate <mode>', messages.validate).default('refuse').choices(['refuse', 'warn']),
      new Option('--security', messages.security),
      new Option('--strict-ids', messages.strictIds),
      new Option('--valid-examples', messages.validExamples),
    ],
  }).argument('[documents...]');

/**
 * Serves the documents of the command line or of a configuration file.
 *
 * @param args without Node and the script
 */
export async function serve(args: readonly string[]): Promise<void> {
  useCallersFolder();
  const command = serveCommand().parse(args, { from: 'user' });
  const { config: file } = command.opts<OwnOptions>();
  let read: ReadConfig | undefined;
  try {
    read = await readConfigFile(file);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    command.error(error.message);
  }
  const config = read?.config;
  const options = readOptions<OwnOptions>(command, process.env, config && optionsOf(config));
  const given = command.args.map(entryOf);
  const documents = given.length > 0 ? given : ((config?.documents ?? []) as readonly DocumentEntry[]);
  if (documents.length === 0) command.error(`error: ${messages.noDocument}`);
  const { validate, security, strictIds, validExamples } = options;
  await runMock(options, async () => {
    try {
      const definition = await loadDefinition(documents, {
        ...parts(config),
        validate,
        security,
        strictIds,
        validExamples,
      });
      if (read) requireSituations(read, definition);
      return withGreeting(definition);
    } catch (error) {
      throw error instanceof UnknownOperation && read ? read.errorAt(error.at, error.reason) : error;
    }
  });
}

/** @throws SetupError where the configuration starts with a situation that there is not */
function requireSituations({ config: { active = [] }, errorAt }: ReadConfig, definition: MockDefinition): void {
  const { knows, situations } = createRules(() => definition.contract, definition.situations);
  const index = active.findIndex((name) => !knows(name));
  const unknown = active[index];
  if (unknown !== undefined)
    throw errorAt(['active', String(index)], cliMessages.noSituation(unknown, Object.keys(situations)));
}

/** `/base=document`, or a document alone, whose own path may have an equals sign. */
function entryOf(text: string): DocumentEntry {
  const [, base, document = text] = (!existsSync(text) && /^(\/(?!__mock\b)[^=]*)=(.+)$/.exec(text)) || [];
  return { document, base };
}

/** What the configuration says, by the options' long names. */
const optionsOf = (config: MockConfig) => ({
  port: config.port,
  host: config.host,
  httpsCert: config.https?.cert,
  httpsKey: config.https?.key,
  corsOrigin: config.corsOrigins,
  allowHost: config.allowHosts,
  controlToken: config.controlToken,
  bodyLimit: config.bodyLimit,
  dataFile: config.dataFile,
  seed: config.seed,
  overrides: config.overrides,
  situation: config.active,
  latency: config.latency,
  logLevel: config.logLevel,
  validate: config.validate,
  security: config.security,
  strictIds: config.strictIds,
  validExamples: config.validExamples,
});

function parts({ operations = {}, situations = {}, masks }: Partial<MockConfig> = {}) {
  return {
    operations: operations as MockDefinition['operations'],
    situations: Object.fromEntries(Object.entries(situations).map(([name, one]) => [name, situationOf(name, one)])),
    masks,
  };
}

function situationOf(name: string, { respond, ...entry }: SituationEntry): Situation {
  return {
    group: cliMessages.ownSituations,
    title: name,
    ...entry,
    ...(respond && { respond: typeof respond === 'function' ? respond : () => respond }),
  };
}

/** Says what the documents give, and what they do not. */
function withGreeting(definition: MockDefinition): MockDefinition {
  const { leftOut = [] } = definition.contract;
  const stateful = keptBy(definition.contract, definition.operations).map(({ path }) => path);
  return {
    ...definition,
    greeting: {
      [cliMessages.stateful]: stateful.length > 0 ? cliMessages.listed(stateful) : cliMessages.noneStateful,
      ...(leftOut.length > 0 && { [cliMessages.leftOut]: cliMessages.eachInALine(leftOut) }),
    },
  };
}
