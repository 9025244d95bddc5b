import fc from 'fast-check';
import {
  ADDRESS_LINE_MAX_LENGTH,
  addressLineNames,
  checkAddressLines,
  RECIPIENT_MAX_LENGTH,
  type AddressLineName,
  ADDRESS_MAX_LENGTH,
  addressesOfOrders,
  isSameAddress,
  officeLabel,
  readAddress,
  plainOffice,
  type SelectedOffice,
} from './address.ts';

const leaves = (count: number) => '🌿'.repeat(count);

describe('the lines of an address', () => {
  it.each<[what: string, field: AddressLineName, typed: string, kept: string | undefined]>([
    ['an apostrophe', 'Line1', "14 Botanist's Lane", "14 Botanist's Lane"],
    ['a Hindi street name, its digits as typed', 'Line1', '१४, वनस्पति गली', '१४, वनस्पति गली'],
    ['joined letters and emoji', 'Recipient', 'क्‍ष 👩‍🌾', 'क्‍ष 👩‍🌾'],
    ['markup, which is text', 'Landmark', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['blanks around and between', 'Line2', '\u00a0 Swaroop \t\r\n Nagar ', 'Swaroop Nagar'],
    ['blanks only', 'Line2', ' \u00a0\u3000\t', undefined],
    ['blanks without width only', 'Landmark', '\u200b\ufeff', undefined],
    ['nothing', 'Line1', '', undefined],
    ['a recipient of 100 characters', 'Recipient', leaves(RECIPIENT_MAX_LENGTH), leaves(RECIPIENT_MAX_LENGTH)],
    ['a street of 120', 'Line1', leaves(ADDRESS_LINE_MAX_LENGTH), leaves(ADDRESS_LINE_MAX_LENGTH)],
  ])('may have %s', (_, field, typed, kept) => {
    const lines = kept === undefined ? {} : { [field]: kept };
    expect(checkAddressLines({ [field]: typed })).toEqual({ ok: true, lines });
  });

  it.each<[what: string, field: AddressLineName, typed: unknown, reason: string]>([
    ['a recipient of 101 characters', 'Recipient', leaves(RECIPIENT_MAX_LENGTH + 1), 'too-long'],
    ['a street of 121', 'Line1', leaves(ADDRESS_LINE_MAX_LENGTH + 1), 'too-long'],
    ['a control character', 'Line2', '14\u0000Lane', 'control-characters'],
    ['nine digits', 'Mobile', '900000000', 'mobile-invalid'],
    ['eleven digits', 'Mobile', '19000000001', 'mobile-invalid'],
    ['a blank between digits, as a registration', 'Mobile', '90000 00001', 'mobile-invalid'],
    ['a number instead of a text', 'Mobile', 9000000001, 'not-text'],
    ['null', 'Line1', null, 'not-text'],
  ])('cannot have %s', (_, field, typed, reason) => {
    expect(checkAddressLines({ [field]: typed })).toEqual({ ok: false, field, reason });
  });

  it('name the first fault in the form’s order', () => {
    const typed = Object.fromEntries(addressLineNames.toReversed().map((field) => [field, 0]));
    expect(checkAddressLines(typed)).toMatchObject({ field: 'Recipient' });
  });

  it('are clean after cleaning, whatever was typed', () => {
    const typed = fc.record(Object.fromEntries(addressLineNames.map((field) => [field, anyText])));
    fc.assert(
      fc.property(typed, (entries) => {
        const check = checkAddressLines(entries);
        if (check.ok) expect(checkAddressLines(check.lines)).toEqual(check);
      }),
    );
  });

  it('fit into an order’s address at their longest, in a script of which a client escapes each character', () => {
    const longest = (max: number) => 'अ'.repeat(max);
    const [Line1, Line2, Landmark] = Array.from({ length: 3 }, () => longest(ADDRESS_LINE_MAX_LENGTH));
    const lines = { Recipient: longest(RECIPIENT_MAX_LENGTH), Mobile: '9000000001', Line1, Line2, Landmark };
    const office = { Name: longest(200), State: '', Country: '', Pincode: '208001' };
    const text = JSON.stringify({ ...office, ...lines }).replaceAll('अ', String.raw`\u0905`);
    expect(checkAddressLines(JSON.parse(text) as object)).toMatchObject({ ok: true });
    expect(text.length).toBeLessThanOrEqual(ADDRESS_MAX_LENGTH);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(' ', '\u200e', '-', '0', '9', '१', '+91', 'अ', '🌿'), maxLength: 16 }),
);

// spec-map: 2.2.16, 3.3.3

const kanpur: SelectedOffice = { Name: 'Kanpur H.O', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

describe('the delivery location', () => {
  it('keeps four fields of the postal record, and of a stored text, as they are, and shows in the header as name, comma, pincode', () => {
    const record = { ...kanpur, BranchType: 'Head Post Office', District: 'Kanpur Nagar' };
    expect(plainOffice(record)).toEqual(kanpur);
    expect(officeLabel(kanpur)).toBe('Kanpur H.O,208001');
    const address = { Name: ' Mall "Road" ', State: '', Country: '', Pincode: '000001' };
    expect(readAddress(JSON.stringify({ ...record, ...address }))).toEqual({ ok: true, address });
  });

  it('has the lines of the courier beside it in an order’s address, cleaned and without empty ones', () => {
    const lines = { Recipient: ' Asha Verma', Mobile: ' 9000000001', Line1: "14 Botanist's Lane", Line2: ' ' };
    const { Line2: _, ...kept } = { ...lines, Recipient: 'Asha Verma', Mobile: '9000000001' };
    expect(readAddress(JSON.stringify({ ...kanpur, ...lines }))).toEqual({ ok: true, address: { ...kanpur, ...kept } });
    const refused = { ok: false, field: 'Mobile', reason: 'mobile-invalid' };
    expect(readAddress(JSON.stringify({ ...kanpur, Mobile: '12345' }))).toEqual(refused);
  });

  it('is the same address as one with other blanks, and another one with another street', () => {
    const known = { ...kanpur, Recipient: 'Asha Verma', Line1: '14 Botanist’s Lane' };
    expect(isSameAddress(known, { ...known, Line1: ' 14  Botanist’s Lane ', Line2: '' })).toBe(true);
    expect(isSameAddress(known, { ...known, Line1: '15 Botanist’s Lane' })).toBe(false);
    expect(isSameAddress(known, { ...known, Pincode: '208002' })).toBe(false);
  });

  it('is listed once of orders that went to the same door, the latest first', () => {
    const home = { ...kanpur, Line1: '14 Botanist’s Lane' };
    const mother = { ...kanpur, Recipient: 'Meera', Line1: '2 Mall Road' };
    const sent = [mother, undefined, home, { ...mother, Line1: '2  Mall Road' }];
    expect(addressesOfOrders(sent.map((deliver_to) => ({ deliver_to })))).toEqual([mother, home]);
  });

  it.each`
    text                                               | reason
    ${''}                                              | ${'not-json'}
    ${'Kanpur, 208001'}                                | ${'not-json'}
    ${'null'}                                          | ${'incomplete'}
    ${'[]'}                                            | ${'incomplete'}
    ${JSON.stringify({ ...kanpur, State: undefined })} | ${'incomplete'}
    ${JSON.stringify({ ...kanpur, Name: '  ' })}       | ${'incomplete'}
    ${JSON.stringify({ ...kanpur, Name: ['Kanpur'] })} | ${'incomplete'}
    ${JSON.stringify({ ...kanpur, Pincode: 208001 })}  | ${'incomplete'}
    ${`{"__proto__":${JSON.stringify(kanpur)}}`}       | ${'incomplete'}
    ${JSON.stringify({ ...kanpur, Pincode: '20800' })} | ${'pincode-invalid'}
  `('is refused as $reason when it reads $text', ({ text, reason }: { text: string; reason: string }) => {
    expect(readAddress(text)).toEqual({ ok: false, reason });
  });
});
