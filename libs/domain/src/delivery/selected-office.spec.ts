// spec-map: 2.2.16, 3.3.3
import {
  addressesOfOrders,
  isSameAddress,
  officeLabel,
  readAddress,
  selectOffice,
  type SelectedOffice,
} from './selected-office.ts';

const kanpur: SelectedOffice = { Name: 'Kanpur H.O', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

describe('the delivery location', () => {
  it('keeps four fields of the postal record, and of a stored text, as they are, and shows in the header as name, comma, pincode', () => {
    const record = { ...kanpur, BranchType: 'Head Post Office', District: 'Kanpur Nagar' };
    expect(selectOffice(record)).toEqual(kanpur);
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
