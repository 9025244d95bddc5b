import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { inFile } from '../config/checked-file.ts';
import { configMessages } from '../config/config.messages.ts';
import { documentOptions, type MockWorld } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import { keptWithoutCode } from '../control/record-kinds.ts';
import type { MockDefinition } from '../engine/definition.ts';
import { loadDefinition } from '../engine/load-definition.ts';
import { createRules } from '../faults/rules.ts';
import { requireSituations } from '../server/mock-api.ts';
import { cliMessages, serveMessages as messages } from './cli.messages.ts';
import { readConfigFile } from './config-file.ts';
import { mockCommand, readOptions } from './options.ts';
import { runMock, useCallersFolder } from './run-mock.ts';

// The command line. options.ts reads options and environment by the schemas of config/, config-file.ts the file, run-mock.ts
// starts the server and prints where, recordings.ts records and replays, log.ts writes a line for each request.

const NAME = 'mock-engine';

/** The command line for OpenAPI documents. */
export const serveCommand = (): Command =>
  mockCommand({
    name: NAME,
    prefix: 'MOCK_ENGINE_',
    usage: messages.usage,
    intro: messages.intro,
    after: messages.after(NAME),
    options: documentOptions,
  })
    .option('--config <file>', messages.config)
    .argument('[documents...]');

/**
 * Serves the documents of the command line or of a configuration file.
 *
 * @param args without Node and the script
 */
export async function serve(args: readonly string[]): Promise<void> {
  useCallersFolder();
  const command = serveCommand().parse(args, { from: 'user' });
  let read: Awaited<ReturnType<typeof readConfigFile>>;
  try {
    read = await readConfigFile(command.opts<{ config?: string }>().config);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    command.error(error.message);
  }
  const options = readOptions(command, process.env, read?.config);
  const { config: { documents = [], ...code } = {} } = read ?? {};
  const served = command.args.length > 0 ? command.args.map(parseDocumentArgument) : documents;
  if (served.length === 0) command.error(`error: ${configMessages.noDocument}`);
  await runMock(options, async () => {
    try {
      const definition = await loadDefinition(served, { ...code, ...options });
      const rules = createRules(definition, definition.situations);
      requireSituations(rules, read?.config.active ?? []);
      return { ...definition, greeting: createGreeting(definition) };
    } catch (error) {
      throw error instanceof SetupError && read ? inFile(read.file, error) : error;
    }
  });
}

/** `/base=document`, or a document alone, whose own path may have an equals sign. */
function parseDocumentArgument(text: string) {
  const [, base, document = text] = (!existsSync(text) && /^(\/(?!__mock\b)[^=]*)=(.+)$/.exec(text)) || [];
  return { document, base };
}

function createGreeting({ contract, operations }: Pick<MockDefinition<MockWorld>, 'contract' | 'operations'>) {
  const { ignored = [] } = contract;
  const stateful = keptWithoutCode(contract, operations).map(({ path }) => path);
  return {
    [cliMessages.stateful]: stateful.length > 0 ? cliMessages.listed(stateful) : cliMessages.noneStateful,
    ...(ignored.length > 0 && { [cliMessages.leftOut]: cliMessages.eachInALine(ignored) }),
  };
}
