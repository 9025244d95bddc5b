import fc from 'fast-check';
import { amountInWords } from './amount-in-words.ts';
import { asPaise, fromRupees } from './paise.ts';

describe('an amount in words', () => {
  it.each`
    rupees           | words
    ${0}             | ${'Zero Rupees Only'}
    ${1}             | ${'One Rupee Only'}
    ${0.01}          | ${'One Paisa Only'}
    ${0.5}           | ${'Fifty Paise Only'}
    ${1.01}          | ${'One Rupee and One Paisa Only'}
    ${19}            | ${'Nineteen Rupees Only'}
    ${20}            | ${'Twenty Rupees Only'}
    ${99.99}         | ${'Ninety-Nine Rupees and Ninety-Nine Paise Only'}
    ${100}           | ${'One Hundred Rupees Only'}
    ${1500.5}        | ${'One Thousand Five Hundred Rupees and Fifty Paise Only'}
    ${10_00_000}     | ${'Ten Lakh Rupees Only'}
    ${123456}        | ${'One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Rupees Only'}
    ${1_00_00_001}   | ${'One Crore One Rupees Only'}
    ${1e12}          | ${'One Lakh Crore Rupees Only'}
    ${12_34_56_78.9} | ${'One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Rupees and Ninety Paise Only'}
  `('of $rupees rupees is “$words”', ({ rupees, words }: { rupees: number; words: string }) => {
    expect(amountInWords(fromRupees(rupees))).toBe(words);
  });

  it('reads back as the same amount, whatever the amount', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 1e6 }),
          fc.maxSafeNat().map((nat) => nat % 1e15),
        ),
        (paise) => {
          expect(readBack(amountInWords(asPaise(paise)))).toBe(paise);
        },
      ),
    );
  });

  it('is not to be had of less than nothing', () => {
    expect(() => amountInWords(asPaise(-1))).toThrow(RangeError);
  });
});

const values: Record<string, number> = Object.fromEntries(
  (
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
    'Eighteen Nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').forEach((word, at) => (values[word] = 20 + at * 10));
const sizes: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 100_000, Crore: 10_000_000 };

/** As a clerk reads a cheque aloud, word for word: a size takes all that was said and is smaller than itself. */
function readBack(words: string): number {
  const [, rupees = '', paise = ''] = /^(?:(.+?) Rupees?)?(?: and )?(?:(.+?) Pais[ae])? Only$/.exec(words) ?? [];
  return readCount(rupees) * 100 + readCount(paise);
}

function readCount(words: string): number {
  let terms: number[] = [];
  for (const word of words.split(/[ -]/).filter(Boolean)) {
    const size = sizes[word];
    if (size === undefined) terms.push(values[word] ?? NaN);
    else {
      const taken = terms.slice(terms.findLastIndex((term) => term >= size) + 1);
      terms = [...terms.slice(0, terms.length - taken.length), taken.reduce((sum, term) => sum + term, 0) * size];
    }
  }
  return terms.reduce((sum, term) => sum + term, 0);
}
