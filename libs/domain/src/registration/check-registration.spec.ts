// spec-map: 5.3.1, 5.3.3, 5.3.4, 5.3.5, 5.3.6, 9.1.4
import fc from 'fast-check';
import { EMAIL_PATTERN, registrationFaults, type RegistrationForm } from './check-registration.ts';

const asha: RegistrationForm = {
  name: 'Asha Verma',
  email: 'asha@vanaveda.example',
  mobile: '9000000001',
  password: 'demo1234',
  confirmation: 'demo1234',
};

const mistakes = [
  { reason: 'name-missing', field: 'name', with: { name: ' ' } },
  { reason: 'email-invalid', field: 'email', with: { email: 'asha' } },
  { reason: 'mobile-invalid', field: 'mobile', with: { mobile: '12345' } },
  { reason: 'password-short', field: 'password', with: { password: 'demo1', confirmation: 'demo1' } },
  { reason: 'passwords-differ', field: 'confirmation', with: { confirmation: 'Demo1234' } },
] as const;

describe('registration', () => {
  it('names all mistakes in the specification’s order, whichever there are', () => {
    fc.assert(
      fc.property(fc.subarray([...mistakes], { minLength: 1 }), (present) => {
        const form = present.reduce<RegistrationForm>((filled, mistake) => ({ ...filled, ...mistake.with }), asha);
        const faults = present.map(({ field, reason }) => ({ field, reason }));
        expect(registrationFaults(form)).toEqual(faults);
      }),
    );
  });

  const withPassword = (password: string) => ({ password, confirmation: password });

  // Characters are counted as people do, not as they are stored.
  it.each<readonly [string, boolean, Partial<RegistrationForm>]>([
    ...['आशा', 'عائشہ', '李', 'Zoë', '🌿', 'न\u200dक'].map((name) => [`the name ${name}`, true, { name }] as const),
    ...['', '\u200b\u2060', '\u200d', '\u00ad', '\u202e\u200f', '\u3164', '\u0301', '\u0001'].map(
      (name) => [`nothing to see in the name ${JSON.stringify(name)}`, false, { name }] as const,
    ),
    ['six characters', true, withPassword('123456')],
    ['five characters', false, withPassword('12345')],
    ['six leaves', true, withPassword('🌿'.repeat(6))],
    ['five leaves', false, withPassword('🌿'.repeat(5))],
    ['an e-mail address of 254 characters', true, { email: `${'a'.repeat(249)}@b.co` }],
    ['an e-mail address of 255 characters', false, { email: `${'a'.repeat(250)}@b.co` }],
    ['an e-mail address of 254 leaves', true, { email: `${'🌿'.repeat(249)}@b.co` }],
  ])('with %s is accepted: %p', (_, isAccepted, entry) => {
    expect(registrationFaults({ ...asha, ...entry })).toHaveLength(isAccepted ? 0 : 1);
  });
});

it.each<[string, boolean]>([
  ...['a@b.co', 'asha.verma+shop@mail.vanaveda.example', 'आशा@उदाहरण.भारत', "o'neil@x-y.example"].map(
    (text): [string, boolean] => [text, true],
  ),
  ...['', '@b.co', 'a@', 'a@b', 'a@.co', 'a@b.', 'a@b..co', 'a@b@c.co', 'a b@c.co', 'a@b.co\n'].map(
    (text): [string, boolean] => [text, false],
  ),
])('%p is an e-mail address: %p', (text, isOne) => {
  expect(EMAIL_PATTERN.test(text)).toBe(isOne);
});

it('an e-mail address is refused at once however long the text', () => {
  for (const text of [`a@${'a.'.repeat(100_000)}@`, 'a'.repeat(200_000), `a@${'.'.repeat(200_000)}`])
    expect(EMAIL_PATTERN.test(text)).toBe(false);
});
