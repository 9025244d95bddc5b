import type { AnswerMutation } from './mutation.ts';

const OPERATIONS = 'apps/mock-api/src/dispatch/operations.ts';
const APP = 'apps/mock-api/src/app.ts';

/**
 * An operation that answers something else, whatever the compiler would say.
 *
 * @param change of `answer`, as source text: `({ ...answer, status: 403 })`
 */
function operation(id: string, name: string, change: string): AnswerMutation {
  return {
    of: 'answer',
    kind: 'answer changed',
    name: `${id}: ${name}`,
    change: (read) => ({
      [OPERATIONS]:
        `import { isUnchanging, unchanging } from '../world/unchanging.ts';\n` +
        replaced(read(OPERATIONS), 'export const operations:', 'const faithful:') +
        drifted(id, change),
    }),
  };
}

function drifted(id: string, change: string): string {
  return `
// eslint-disable-next-line
const drift = (answer: any): any => ${change};
// eslint-disable-next-line
const real: any = faithful.${id};
const drifted = new Map();
export const operations = {
  ...faithful,
  // A list that is always the same stays that: only what it says drifts.
  ${id}: async (...call: unknown[]) => {
    const answer = await real(...call);
    if (!isUnchanging(answer.body)) return drift(answer);
    if (!drifted.has(answer.body)) {
      const given = drift(answer);
      drifted.set(answer.body, { ...given, body: unchanging(given.body) });
    }
    return drifted.get(answer.body);
  },
} as typeof faithful;
`;
}

/** Something about the answers as they are sent. @param change source text of a statement about `reply` */
function sent(name: string, change: string): AnswerMutation {
  const ready = '  await app.ready();';
  const hook = `  app.addHook('onSend', async (request, reply, payload) => {\n    ${change}\n    return payload;\n  });\n`;
  return {
    of: 'answer',
    kind: 'sending changed',
    name,
    change: (read) => ({ [APP]: replaced(read(APP), ready, hook + ready) }),
  };
}

function replaced(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`Not once in the file any more: ${from}`);
  return text.replace(from, () => to);
}

const body = (change: string) => `({ ...answer, body: ${change} })`;
const eachItem = (change: string) => body(`answer.body.map((item: any) => (${change}))`);

/** What becomes of the server's answers while the contract stays as it is. */
export const answerMutations: readonly AnswerMutation[] = [
  operation('listProducts', 'prices as texts', eachItem('{ ...item, product_price: String(item.product_price) }')),
  operation(
    'listProducts',
    'prices a tenth of what they are',
    eachItem('{ ...item, product_price: item.product_price / 10 }'),
  ),
  operation(
    'listCategories',
    'an image is called image',
    eachItem('{ id: item.id, category_name: item.category_name, image: item.category_image }'),
  ),
  operation('getProduct', 'the product itself instead of a list', body('answer.body[0] ?? null')),
  operation(
    'getProduct',
    '404 for an unknown slug',
    '(answer.body.length === 0 ? { status: 404, body: { type: "about:blank", title: "Not Found", status: 404 } } : answer)',
  ),
  operation('login', '403 instead of 401', '(answer.status === 401 ? { ...answer, status: 403 } : answer)'),
  operation('login', 'no statusCode', body('({ ...answer.body, statusCode: undefined })')),
  operation('register', 'scode as a text', body('({ ...answer.body, scode: String(answer.body.scode) })')),
  operation(
    'register',
    '400 for a taken e-mail address',
    '(answer.status === 409 ? { ...answer, status: 400 } : answer)',
  ),
  operation('getUser', 'a field too many', body('({ ...answer.body, passwordHash: "x" })')),
  operation(
    'createOrder',
    'the id in an object',
    '(answer.status === 200 ? { ...answer, body: { id: answer.body } } : answer)',
  ),
  operation(
    'createOrder',
    'problems without fields',
    '(answer.status === 400 ? { ...answer, body: { ...answer.body, errors: undefined } } : answer)',
  ),
  operation(
    'validatePayment',
    'the verdict as a number',
    body('({ ...answer.body, response: Number(answer.body.response) })'),
  ),
  operation('listOrders', 'amounts in paise', eachItem('{ ...item, amount: Math.round(item.amount * 100) }')),
  operation(
    'listOrders',
    'Paid with a capital',
    eachItem('{ ...item, payment_status: item.payment_status.replace(/^p/, "P") }'),
  ),
  operation(
    'listOrders',
    'the time as people write it',
    eachItem('{ ...item, created_at: new Date(item.created_at).toDateString() }'),
  ),
  operation('listOrders', 'oldest first', body('[...answer.body].reverse()')),
  operation(
    'lookupPincode',
    'an empty list instead of null',
    eachItem('{ ...item, PostOffice: item.PostOffice ?? [] }'),
  ),
  operation('lookupPincode', 'the reply without its list', body('answer.body[0]')),
  sent('problems as plain JSON', `if (reply.statusCode >= 400) reply.header('content-type', 'application/json');`),
  sent('401 without WWW-Authenticate', `reply.removeHeader('www-authenticate');`),
  sent('lists without ETag', `reply.removeHeader('etag');`),
  sent('everything created', `if (reply.statusCode === 200 && request.method === 'POST') reply.code(201);`),
];
