import { uuid, type Random } from '../store/sources.ts';

/** Chooses by chance, the same for the same seed. */
export interface Chance {
  /** A whole number from 0. */
  readonly below: (limit: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
  readonly random: Random;
}

export function createChance(random: Random): Chance {
  const below = (limit: number) => {
    const [high = 0, middle = 0, low = 0] = random.bytes(3);
    return Math.floor(((high * 65_536 + middle * 256 + low) / 16_777_216) * limit);
  };
  return {
    below,
    one: (values) => values[below(values.length)] as (typeof values)[number],
    random,
  };
}

const firstNames = ['Asha', 'Ravi', 'Mina', 'Tomas', 'Lena', 'Kofi', 'Yuki', 'Omar'];
const lastNames = ['Rao', 'Silva', 'Berg', 'Okafor', 'Tanaka', 'Novak', 'Moreau', 'Khan'];
const words = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fern', 'grove', 'harbor', 'indigo', 'juniper'];
const sentences = [
  'Ready to be used.',
  'Checked this morning.',
  'Please keep it dry.',
  'Sent with the first delivery.',
  'Nothing else is needed.',
];
const cities = ['Lisbon', 'Kanpur', 'Oslo', 'Accra', 'Kyoto', 'Quito'];

const twoDigits = (value: number) => String(value).padStart(2, '0');
const word: Make = ({ one }) => one(words);
const title: Make = ({ one }) => `${capital(one(words))} ${one(words)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const day: Make = ({ below }) => `2026-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`;
const dateTime: Make = (chance) => `${day(chance)}T${twoDigits(chance.below(24))}:${twoDigits(chance.below(60))}:00Z`;
const person: Make = ({ one }) => `${one(firstNames)} ${one(lastNames)}`;
const mailAddress: Make = ({ one }) => `${one(firstNames)}.${one(lastNames)}@example.com`.toLowerCase();
const webAddress: Make = ({ one, below }) => `https://example.com/${one(words)}/${1 + below(99)}`;
const digits = (length: number, kinds: string) => (chance: Chance) =>
  Array.from({ length }, () => chance.one([...kinds])).join('');
const hex = '0123456789abcdef';

type Make = (chance: Chance) => string;

const formatMakers: Readonly<Record<string, Make>> = {
  'date-time': dateTime,
  date: day,
  time: (chance) => dateTime(chance).slice(11),
  duration: ({ below }) => `PT${1 + below(12)}H`,
  email: mailAddress,
  hostname: ({ one }) => `${one(words)}.example.com`,
  uri: webAddress,
  url: webAddress,
  'uri-reference': ({ one }) => `/${one(words)}`,
  'uri-template': ({ one }) => `https://example.com/${one(words)}/{id}`,
  'json-pointer': ({ one }) => `/${one(words)}`,
  'relative-json-pointer': () => '0',
  regex: () => '^[a-z]+$',
  ipv4: ({ below }) => `192.0.2.${1 + below(254)}`,
  ipv6: ({ below }) => `2001:db8::${(1 + below(9999)).toString(16)}`,
  uuid: ({ random }) => uuid(random),
  byte: ({ one }) => btoa(one(words)),
};

/** Texts by the end of a field's name, in snake case; the first that fits. */
const textMakers: readonly (readonly [names: RegExp, make: Make])[] = [
  [/(e_?mail|email_address)$/, mailAddress],
  [/(first|given)_name$/, ({ one }) => one(firstNames)],
  [/(last|family|sur)_?name$/, ({ one }) => one(lastNames)],
  [/(full|display|author|owner|contact|customer|holder)_name$|^(author|owner|assignee|contact)$/, person],
  [/(user_?name|login|nick_?name|handle)$/, ({ one }) => `${one(firstNames)}${one(lastNames)}`.toLowerCase()],
  [/(file|path)(_name)?$|filename$/, ({ one }) => `${one(words)}.txt`],
  [/name$|title$|subject$|label$|headline$/, title],
  [/(phone|mobile|fax|tel)(_number)?$/, ({ below }) => `+1 202-555-01${twoDigits(below(100))}`],
  [/(image|avatar|photo|picture|icon|logo|thumbnail)(_ur[il])?$/, ({ one }) => `https://example.com/${one(words)}.png`],
  [/ur[il]$|href$|link$|website$|homepage$|endpoint$/, webAddress],
  [/city$|town$/, ({ one }) => one(cities)],
  [/country(_code)?$/, ({ one }) => one(['PT', 'IN', 'NO', 'GH', 'JP', 'EC'])],
  [/street|address|line_?[12]$/, ({ one, below }) => `${1 + below(120)} ${capital(one(words))} Street`],
  [/zip|postal|post_?code|pin_?code/, digits(5, '123456789')],
  [/currency(_code)?$/, ({ one }) => one(['EUR', 'USD', 'INR', 'JPY'])],
  [/(language|locale|lang)(_code)?$/, ({ one }) => one(['en', 'hi', 'pt', 'ja'])],
  [
    /(description|summary|comment|note|notes|message|body|content|text|bio|reason|details?)$/,
    ({ one }) => one(sentences),
  ],
  [/(_at|_time|timestamp|created|updated|modified)$/, dateTime],
  [/date$|_on$|birthday$/, day],
  [/status$|^state$/, ({ one }) => one(['active', 'pending', 'done'])],
  [/version$/, ({ below }) => `${1 + below(4)}.${below(10)}.${below(10)}`],
  [/(amount|price|total|cost|fee|balance)$/, ({ below }) => `${5 + below(195)}.${twoDigits(below(100))}`],
  [/(token|hash|sha|digest|signature|secret|cursor|etag)$/, digits(32, hex)],
  [/uuid$|guid$/, ({ random }) => uuid(random)],
  [/(^|_)(ids?|key|ref|reference|sid|node_id)$/, digits(10, hex)],
  [/code$/, digits(5, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')],
];

/** Numbers likewise: from and to. */
const numberRanges: readonly (readonly [names: RegExp, from: number, to: number])[] = [
  [/lat(itude)?$/, -60, 60],
  [/(lng|lon(gitude)?)$/, -120, 120],
  [/(percent(age)?|progress|score)$/, 1, 99],
  [/(^|_)age$/, 18, 80],
  [/year$/, 2020, 2026],
  [/(_at|timestamp|created|updated|modified|expires|date|epoch)$/, 1_767_225_600, 1_798_761_599],
  [/(amount|price|total|cost|fee|balance)$/, 5, 200],
  [/(count|quantity|qty|size|number)$/, 1, 20],
];

/** `createdAt` and `Created-At` as `created_at`. */
const snakeCase = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^\dA-Za-z]+/g, '_')
    .toLowerCase();

/** A text that looks like what its format or the name of its field says. */
export function textFor(name: string, format: unknown, chance: Chance): string {
  const byFormat = typeof format === 'string' && Object.hasOwn(formatMakers, format) ? formatMakers[format] : undefined;
  const byName = textMakers.find(([names]) => names.test(snakeCase(name)))?.[1];
  return (byFormat ?? byName ?? word)(chance);
}

/** The numbers that the name of a field suggests. */
export function rangeFor(name: string): readonly [from: number, to: number] | undefined {
  const [, from, to] = numberRanges.find(([names]) => names.test(snakeCase(name))) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}
