/** A line of a label: what, of which part, and how much. */
export interface LabelLine {
  name: string;
  /** As printed: `350 mg`; empty where the label gives none. */
  amount: string;
}

export interface LabelPlant extends LabelLine {
  /** `Withania somnifera` */
  binomial: string;
  part: string;
  /** A remark, empty without one. */
  note: string;
}

export interface Composition {
  /** What holds the amounts: `One capsule holds`. */
  serving: string;
  plants: LabelPlant[];
  /** What else is in it. */
  others: LabelLine[];
  /** Of all amounts; null for a single one, and where weights and volumes do not add up. */
  sum: string | null;
  /** The HTML around the list. */
  before: string;
  after: string;
}

/** Text without markup and character references, since it is shown as it is. */
const TEXT = '[^<>&]{1,300}?';
const AMOUNT = String.raw`\d{1,6}(?:\.\d{1,6})? (?:mcg|mg|g|ml)`;
const LIST = new RegExp(String.raw`<p>(${TEXT}):</p>\s*<ul>([^]*?)</ul>`);
const PLANT = new RegExp(
  String.raw`^<li><strong>(${TEXT})</strong> \(<em>(${TEXT})</em>\): (${TEXT}), (${AMOUNT})(?:; (${TEXT}))?\.?$`,
);
const OTHERS = new RegExp(String.raw`^<li>Also: (${TEXT})\.?$`);
const OTHER = new RegExp(`^(${TEXT})(?: (${AMOUNT}))?$`);

/**
 * The composition in a product's features (product_details), where they have it in the form of the shop's labels: a
 * paragraph that ends in a colon, and a list whose every item is `<strong>Name</strong> (<em>Latin name</em>): part,
 * amount; remark.` or, as the last, `Also: this, that 10 mg.` Null for any other HTML.
 */
export function readComposition(product_details: string): Composition | null {
  const found = LIST.exec(product_details);
  if (!found) return null;
  const [whole, serving = '', list = ''] = found;
  const items = list
    .split('</li>')
    .map((item) => item.trim())
    .filter((item) => item !== '');

  const plants: LabelPlant[] = [];
  const others: LabelLine[] = [];
  for (const item of items) {
    const plant = PLANT.exec(item);
    const rest = OTHERS.exec(item)?.[1];
    if (others.length > 0 || (!plant && rest === undefined)) return null;
    if (plant) {
      const [, name = '', binomial = '', part = '', amount = '', note = ''] = plant;
      plants.push({ name, binomial, part, amount, note });
    }
    for (const other of rest?.split(', ') ?? []) {
      const [, name = other, amount = ''] = OTHER.exec(other) ?? [];
      others.push({ name, amount });
    }
  }
  if (plants.length === 0) return null;
  return {
    serving,
    plants,
    others,
    sum: sumOf([...plants, ...others].map(({ amount }) => amount).filter((amount) => amount !== '')),
    before: product_details.slice(0, found.index),
    after: product_details.slice(found.index + whole.length),
  };
}

const MICRO = { mcg: 1, mg: 1e3, g: 1e6 } as const;

/** In millionths, since decimals do not add up exactly. */
function sumOf(amounts: readonly string[]): string | null {
  const measures = amounts.map((amount) => amount.split(' '));
  const areVolumes = measures.every(([, unit]) => unit === 'ml');
  if (amounts.length < 2 || (!areVolumes && measures.some(([, unit]) => unit === 'ml'))) return null;
  const sum = measures
    .map(([number, unit]) => Math.round(Number(number) * (areVolumes ? MICRO.g : MICRO[unit as keyof typeof MICRO])))
    .reduce((one, other) => one + other);
  if (areVolumes) return `${sum / MICRO.g} ml`;
  return sum >= MICRO.g ? `${sum / MICRO.g} g` : `${sum / MICRO.mg} mg`;
}
