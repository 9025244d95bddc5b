import { amountInWords } from './amount-in-words.ts';
import { asPaise, fromRupees } from '@shop/domain/money/paise';

describe('an amount in words', () => {
  it.each`
    rupees           | words
    ${0}             | ${'Zero Rupees Only'}
    ${0.01}          | ${'One Paisa Only'}
    ${0.5}           | ${'Fifty Paise Only'}
    ${1.01}          | ${'One Rupee and One Paisa Only'}
    ${99.99}         | ${'Ninety-Nine Rupees and Ninety-Nine Paise Only'}
    ${1500.5}        | ${'One Thousand Five Hundred Rupees and Fifty Paise Only'}
    ${1_00_00_001}   | ${'One Crore One Rupees Only'}
    ${1e12}          | ${'One Lakh Crore Rupees Only'}
    ${2_03_04_506}   | ${'Two Crore Three Lakh Four Thousand Five Hundred Six Rupees Only'}
    ${7_08_09_010}   | ${'Seven Crore Eight Lakh Nine Thousand Ten Rupees Only'}
    ${11_12_13_140}  | ${'Eleven Crore Twelve Lakh Thirteen Thousand One Hundred Forty Rupees Only'}
    ${14_15_16_017}  | ${'Fourteen Crore Fifteen Lakh Sixteen Thousand Seventeen Rupees Only'}
    ${18_30_50_060}  | ${'Eighteen Crore Thirty Lakh Fifty Thousand Sixty Rupees Only'}
    ${70_81_00_000}  | ${'Seventy Crore Eighty-One Lakh Rupees Only'}
    ${9.99e14 / 100} | ${'Nine Lakh Ninety-Nine Thousand Crore Rupees Only'}
    ${12_34_56_78.9} | ${'One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight Rupees and Ninety Paise Only'}
  `('of $rupees rupees is “$words”', ({ rupees, words }: { rupees: number; words: string }) => {
    expect(amountInWords(fromRupees(rupees))).toBe(words);
  });

  it('throws for a negative amount', () => {
    expect(() => amountInWords(asPaise(-1))).toThrow(RangeError);
  });
});
