// spec-map: 5.3.3, 9.1.1, 9.1.2, 9.1.3, 9.1.4
import { CART_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { UNIT_PRICE_MAX_RUPEES } from '@shop/domain/cart/price';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_TEXT_PATTERN,
  RECIPIENT_MAX_LENGTH,
  ADDRESS_MAX_LENGTH,
  readAddress,
} from '@shop/domain/delivery/address';
import { missingLoginFields } from '@shop/domain/registration/check-login';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_PATTERN,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  registrationFaults,
} from '@shop/domain/registration/check-registration';
import { MOBILE_PATTERN, PINCODE_PATTERN } from '@shop/domain/text/digits';
import { children } from '@shop/mock-engine/document/document';
import fc from 'fast-check';
import { readContract } from './contract.ts';
import { nearMissesOf, valuesOf } from './schemas/schema-values.ts';
import { schemaNamed } from './testing/named-parts.fixture.ts';
import { schemaValidator } from './testing/schema-validator.fixture.ts';

const { whole } = readContract();
const schemaOf = (name: string) => schemaNamed(whole, name);
const compile = schemaValidator();

const schemaAt = (name: string, property: string) =>
  new Map(children(schemaOf(name), 'properties')).get(property)?.node ?? {};

describe('the contract has the limits of the domain', () => {
  it.each([
    ['quantity of a cart line, minimum', schemaAt('CartLine', 'quantity').minimum, QUANTITY_MIN],
    ['quantity of a cart line, maximum', schemaAt('CartLine', 'quantity').maximum, QUANTITY_MAX],
    ['lines of a cart, maximum', schemaAt('CreateOrderRequest', 'cart').maxItems, CART_LINES_MAX],
    ['characters of a password, minimum', schemaAt('RegisterRequest', 'password').minLength, PASSWORD_MIN_LENGTH],
    ['characters of a password, maximum', schemaAt('RegisterRequest', 'password').maxLength, PASSWORD_MAX_LENGTH],
    ['characters of a name, maximum', schemaAt('RegisterRequest', 'name').maxLength, NAME_MAX_LENGTH],
    ['characters of a name', schemaAt('RegisterRequest', 'name').pattern, NAME_PATTERN.source],
    ['characters of an e-mail address, maximum', schemaAt('RegisterRequest', 'email').maxLength, EMAIL_MAX_LENGTH],
    ['characters of a login, maximum', schemaAt('LoginRequest', 'email').maxLength, EMAIL_MAX_LENGTH],
    ['characters of a password at login, maximum', schemaAt('LoginRequest', 'password').maxLength, PASSWORD_MAX_LENGTH],
    ['characters of an address, maximum', schemaAt('CreateOrderRequest', 'address').maxLength, ADDRESS_MAX_LENGTH],
    ['characters of a recipient, maximum', schemaAt('DeliveryAddress', 'Recipient').maxLength, RECIPIENT_MAX_LENGTH],
    ['characters of a recipient', schemaAt('DeliveryAddress', 'Recipient').pattern, ADDRESS_TEXT_PATTERN.source],
    ['mobile of a recipient', schemaAt('DeliveryAddress', 'Mobile').pattern, MOBILE_PATTERN.source],
    [
      'characters of an address line, maximum',
      schemaNamed(whole, 'AddressLine').node.maxLength,
      ADDRESS_LINE_MAX_LENGTH,
    ],
    ['characters of an address line', schemaNamed(whole, 'AddressLine').node.pattern, ADDRESS_TEXT_PATTERN.source],
    ['price of a product', schemaAt('Product', 'product_price').maximum, UNIT_PRICE_MAX_RUPEES],
    ['price of an offer', schemaAt('Offer', 'offer_price').maximum, UNIT_PRICE_MAX_RUPEES],
    ['pincode of an order', schemaAt('CreateOrderRequest', 'pincode').pattern, PINCODE_PATTERN.source],
    ['pincode of a post office', schemaAt('PostOffice', 'Pincode').pattern, PINCODE_PATTERN.source],
  ])('%s', (_, limit, rule) => {
    expect(limit).toBe(rule);
  });
});

describe('the domain rules and the contract agree on', () => {
  it('an address: what the contract allows is taken, and what is kept of any other is as it allows', () => {
    const schema = schemaOf('DeliveryAddress');
    const isAddress = compile(schema);

    fc.assert(
      fc.property(fc.oneof(valuesOf(schema), nearMissesOf(schema)), (address) => {
        const reading = readAddress(JSON.stringify(address));
        if (isAddress(address)) expect(reading.ok).toBe(true);
        if (reading.ok) expect([reading.address, isAddress(reading.address)]).toEqual([reading.address, true]);
      }),
    );
  });

  it('a registration', () => {
    const isRegistration = compile(schemaOf('RegisterRequest'));
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const form = fc.record({
      name: fc.oneof(text, fc.constantFrom('', ' ', 'Asha Verma')),
      email: fc.oneof(text, fc.constantFrom('asha@vanaveda.example', 'a@b', 'a@b.c', 'a@b..c', 'a b@c.d')),
      mobile: fc.oneof(text, fc.stringMatching(/^[0-9]{9,11}$/), fc.constant('9000000001')),
      password: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constant('demo1234')),
    });

    fc.assert(
      fc.property(form, (payload) => {
        const faults = registrationFaults({ ...payload, confirmation: payload.password });
        expect(faults.length === 0).toBe(isRegistration(payload));
      }),
    );
  });

  it('a login', () => {
    const isLogin = compile(schemaOf('LoginRequest'));
    const text = fc.oneof(
      fc.constantFrom('', ' ', '\u00a0', 'VV100001'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );

    fc.assert(
      fc.property(fc.record({ email: text, password: text }), (payload) => {
        expect(missingLoginFields(payload).length === 0).toBe(isLogin(payload));
      }),
    );
  });
});
