import { PAISE_PER_RUPEE, type Paise } from '@shop/domain/money/paise';

const upToNineteen =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** Indian numbering; the number of crores is itself in words: One Lakh Crore. */
const scales = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/**
 * An amount in words, as on Indian invoices and cheques.
 *
 * @throws RangeError for a negative amount
 * @example amountInWords(fromRupees(1456.5)) // One Thousand Four Hundred Fifty-Six Rupees and Fifty Paise Only
 */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError(`Not an amount to write out: ${amount} paise`);
  const rupees = Math.floor(amount / PAISE_PER_RUPEE);
  const paise = amount % PAISE_PER_RUPEE;
  const parts = [
    ...(rupees > 0 || paise === 0 ? [counted(rupees, 'Rupee', 'Rupees')] : []),
    ...(paise > 0 ? [counted(paise, 'Paisa', 'Paise')] : []),
  ];
  return `${parts.join(' and ')} Only`;
}

const counted = (count: number, one: string, many: string) => `${inWords(count)} ${count === 1 ? one : many}`;

function inWords(count: number): string {
  const scale = scales.find(([size]) => count >= size);
  if (!scale) return belowHundred(count);
  const [size, name] = scale;
  const rest = count % size;
  const head = `${inWords(Math.floor(count / size))} ${name}`;
  return rest === 0 ? head : `${head} ${inWords(rest)}`;
}

function belowHundred(count: number): string {
  if (count < upToNineteen.length) return upToNineteen[count] ?? '';
  const ten = tens[Math.floor(count / 10) - 2] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${upToNineteen[count % 10] ?? ''}`;
}
