import { Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { configMessages, optionHelp as help } from '../config/config.messages.ts';
import { baseUrl, option, optionGroups, type CheckedConfig, type LogLevel } from '../config/mock-config.ts';
import { optionMessages as messages } from './cli.messages.ts';

const { Server, Data, 'Worlds and situations': Worlds, Log } = optionGroups;
const file = Data.dataFile;
/** Options of the command alone. */
const inMemory = option('--in-memory', help.inMemory, z.boolean());
const recordings = {
  replay: option('--replay <har>', help.replay, z.array(file)),
  replayFrom: option('--replay-from <url>', help.replayFrom, z.array(baseUrl)),
  replayStrict: option('--replay-strict', help.replayStrict, z.boolean()),
  recordFrom: option('--record-from <url>', help.recordFrom, baseUrl),
  har: option('--har <file>', help.har, file),
};
type Shape = Readonly<Record<string, z.ZodType>>;

/** What the options say together. */
export interface Options
  extends CheckedConfig, Partial<{ [Key in keyof typeof recordings]: z.output<(typeof recordings)[Key]> }> {
  port: number;
  host: string;
  logLevel: LogLevel;
}

/** How a command introduces itself, and what it has besides the options of every mock API. */
export interface CommandText {
  readonly name: string;
  /** What its environment variables begin with. */
  readonly prefix: string;
  readonly usage?: string;
  readonly intro: string;
  readonly after: string;
  /** Where worlds are stored without --data-file; in memory without it. */
  readonly dataFile?: { readonly path: string; readonly shown: string };
  readonly options: Shape;
}

const HELP_WIDTH = 120;

class KeyOption extends Option {
  readonly key: string;
  readonly schema: z.ZodType;
  readonly variable: string;
  constructor(key: string, schema: z.ZodType, prefix: string) {
    const { flags, description, preset } = schema.meta() as { flags: string; description: string; preset: unknown };
    super(flags, description);
    this.default(preset);
    [this.key, this.variable] = [key, prefix + key.replace(/[A-Z]/g, '_$&').toUpperCase()];
    this.schema = this.required
      ? schema
      : z.stringbool({ truthy: ['1', 'true'], falsy: ['', '0', 'false'], error: messages.flag });
    if (this.required) this.argParser<unknown>((given, before) => this.read([given], before));
  }

  override attributeName(): string {
    return this.key;
  }

  read(given: readonly string[], before: unknown = []): unknown {
    const isList = this.schema instanceof z.ZodArray;
    const { data, error } = this.schema.safeParse(isList ? given : given.join(','));
    if (error) throw new InvalidArgumentError(error.issues[0]?.message ?? '');
    return isList ? [before, data].flat() : data;
  }
}

/** The command line of a mock API: options, environment variables and help. */
export function mockCommand({ prefix, dataFile, ...text }: CommandText): Command {
  const command = new Command(text.name)
    .description(text.intro)
    .usage(text.usage ?? '[options]')
    .helpOption('-h, --help', messages.help)
    .configureHelp({ helpWidth: HELP_WIDTH })
    .configureOutput({ getOutHelpWidth: () => HELP_WIDTH, getErrHelpWidth: () => HELP_WIDTH })
    .addHelpText('after', messages.after(prefix) + text.after);
  const groups: Record<string, Shape> = {
    Server,
    Data: { ...Data, inMemory, ...text.options },
    'Worlds and situations': { ...Worlds, ...recordings },
    Log,
  };
  for (const [group, shape] of Object.entries(groups))
    for (const [key, schema] of Object.entries(shape)) {
      const one = new KeyOption(key, schema, prefix);
      if (key === 'dataFile' && dataFile) one.default(dataFile.path, dataFile.shown);
      command.addOption(one.helpGroup(`${group}:`));
    }
  return command;
}

/**
 * Reads the command line, then the environment, then the values of a configuration file. Help and errors are printed and
 * end the process, as commander does.
 */
export function readOptions<Extra extends object = object>(
  command: Command,
  environment = process.env,
  configured: CheckedConfig = {},
): Options & Extra {
  const isTyped = (name: string) => command.getOptionValueSource(name) === 'cli';
  for (const one of command.options) {
    if (!(one instanceof KeyOption) || isTyped(one.key)) continue;
    // Platforms give the port in PORT.
    const name = one.key === 'port' && environment[one.variable] === undefined ? 'PORT' : one.variable;
    const said = environment[name];
    const config = configured[one.key as keyof CheckedConfig];
    try {
      if (said !== undefined) command.setOptionValueWithSource(one.key, one.read(said.split(/ *, */)), 'env');
      else if (config !== undefined) command.setOptionValueWithSource(one.key, config, 'config');
    } catch (error) {
      command.error(messages.fromVariable(one.flags, said ?? '', name, (error as Error).message));
    }
  }
  const given = command.opts<Options & Extra & { inMemory?: boolean }>();
  const require = (isRight: boolean, message: string) => void (isRight || command.error(`error: ${message}`));
  const { httpsCert, httpsKey, seed, replay, replayFrom, replayStrict, recordFrom, har, inMemory } = given;
  require((httpsCert === undefined) === (httpsKey === undefined), configMessages.certificateAlone);
  require(!isTyped('dataFile') || !isTyped('inMemory'), messages.bothStores);
  require(!isTyped('dataFile') || seed === undefined, messages.seededFile);
  require(!replayStrict || replay !== undefined, messages.strictAlone);
  require(!replayFrom || replay !== undefined, messages.fromAlone);
  require((recordFrom === undefined) === (har === undefined), messages.recordingHalf);
  require(recordFrom === undefined || replay === undefined, messages.recordAndReplay);
  const isStored = isTyped('dataFile') || (!inMemory && seed === undefined);
  return { ...given, dataFile: isStored ? given.dataFile : undefined };
}
