interface CardRules {
  numberProblem(text: string): string | null;
  expiryProblem(text: string, today: Date): string | null;
  cvvProblem(text: string): string | null;
  vpaProblem(text: string): string | null;
  groupInFours(text: string): string;
  groupExpiry(text: string): string;
}
const rules = jest.requireActual<CardRules>('./browser/card-rules.js');

describe('the card form', () => {
  it.each([
    ['4111 1111 1111 1111', null],
    ['4111 1111 1111 1112', 'This is not a valid card number. Check the digits.'],
    ['4111', 'A card number has 12 to 19 digits.'],
    ['', 'Enter the card number.'],
  ])('validates the number %j: %s', (text, message) => {
    expect(rules.numberProblem(text)).toBe(message);
  });

  it.each([
    ['06/26', null],
    ['05/26', 'This card has expired.'],
    ['01/27', null],
    ['13/27', 'Enter the expiry as MM/YY.'],
    ['0627', 'Enter the expiry as MM/YY.'],
  ])('validates the expiry %j in June 2026: %s', (text, message) => {
    expect(rules.expiryProblem(text, new Date(2026, 5, 30))).toBe(message);
  });

  it('requires three digits as CVV', () => {
    expect(rules.cvvProblem('123')).toBeNull();
    expect(rules.cvvProblem('12')).not.toBeNull();
    expect(rules.cvvProblem('12a')).not.toBeNull();
  });

  it('formats input as on the card', () => {
    expect(rules.groupInFours('41111111x1111')).toBe('4111 1111 1111');
    expect(rules.groupExpiry('1')).toBe('1');
    expect(rules.groupExpiry('1230')).toBe('12/30');
  });

  it('validates a UPI ID by its handle', () => {
    expect(rules.vpaProblem('asha.verma@mockpay')).toBeNull();
    expect(rules.vpaProblem('asha')).not.toBeNull();
    expect(rules.vpaProblem('asha@')).not.toBeNull();
  });
});
