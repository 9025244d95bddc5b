export const methods = ['upi', 'card', 'netbanking'] as const;
export type Method = (typeof methods)[number];

/** In display order. An outcome has one test instrument of each method: a UPI ID, a card number and a bank. */
export const outcomes = {
  paid: {
    title: 'Paid',
    effect: 'The order is paid.',
    tone: 'good',
    upi: 'success@mockpay',
    card: '4111111111111111',
    netbanking: 'Honest Bank',
  },
  failed: {
    title: 'Fails',
    effect: 'The bank cannot complete it.',
    tone: 'bad',
    upi: 'failure@mockpay',
    card: '4000000000000002',
    netbanking: 'Failing Bank',
  },
  'never-answers': {
    title: 'Never answers',
    effect: 'Waits until the time runs out or you leave.',
    tone: 'waiting',
    upi: 'timeout@mockpay',
    card: '4000000000000119',
    netbanking: 'Silent Bank',
  },
  late: {
    title: 'Arrives late',
    effect: 'Waits. Leave, and the money still arrives: the shop keeps it for refund.',
    tone: 'waiting',
    upi: 'late@mockpay',
    card: '4000000000000077',
    netbanking: 'Slow Bank',
  },
  tampered: {
    title: 'Tampered',
    effect: 'Says paid, with a signature that does not verify: the shop refuses it.',
    tone: 'bad',
    upi: 'tampered@mockpay',
    card: '4000000000000101',
    netbanking: 'Forged Bank',
  },
} as const;

export type Outcome = keyof typeof outcomes;
const names = Object.keys(outcomes) as Outcome[];

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** Finds an instrument's outcome, in any case. */
export function findOutcome(method: Method, instrument: string): Outcome | undefined {
  return names.find((name) => outcomes[name][method].toLowerCase() === instrument.toLowerCase());
}

/** The table for the window. */
export function listInstruments() {
  return methods.flatMap((method) =>
    names.map((name) => {
      const { title, effect, tone } = outcomes[name];
      return { method, value: outcomes[name][method], title, effect, tone };
    }),
  );
}
