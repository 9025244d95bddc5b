import { makeStore } from '../../app/store.ts';
import { storageChanged } from '../../shared/storage/stored-state.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { lookupErrorText } from './use-pincode-lookup.ts';
import { pincodeReplies, postalApi } from './postal.api.ts';

/** A service that never answers; only an abort ends the call. */
const silence = (calls: Request[]): typeof fetch =>
  jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const signal = init?.signal ?? (input as Request).signal;
    calls.push(input as Request);
    return new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });

const lookUp = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(postalApi.endpoints.lookupPincode.initiate('208001'));

describe('the postal lookup', () => {
  const realFetch = globalThis.fetch;
  let calls: Request[];
  beforeEach(() => {
    calls = [];
    globalThis.fetch = silence(calls);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('asks the postal service itself, and tells it nothing of the shopper', async () => {
    const store = makeStore({ storage: memoryStorage({ token: 'secret' }) });
    const lookup = lookUp(store);
    await jest.advanceTimersByTimeAsync(0);

    expect(calls[0]?.url).toBe('http://shop.test/pincode/208001');
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    lookup.abort();
  });

  it('has failed after ten seconds without an answer', async () => {
    const lookup = lookUp(makeStore({ storage: memoryStorage() }));
    const settled = jest.fn();
    void lookup.then(settled);

    await jest.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    const { error } = await lookup;
    expect(error && lookupErrorText(error)).toBe('The postal service took too long to answer. Please try again.');
  });
});

const read = (body: unknown) => pincodeReplies.safeParse(body);
const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

describe('the postal service’s reply', () => {
  it('is the post offices on Success, without the fields the shop does not keep', () => {
    const record = { ...office, District: 'Kanpur Nagar', BranchType: 'Head Post Office' };

    expect(read([{ Status: 'Success', PostOffice: [record] }]).data).toEqual([
      { Status: 'Success', PostOffice: [{ ...office, District: 'Kanpur Nagar' }] },
    ]);
  });

  it.each([
    [null],
    ['Success'],
    [{ Status: 'Success' }],
    [[null]],
    [[{ Status: 1 }]],
    [[{ Status: 'Success', PostOffice: 'x' }]],
  ])('is unreadable as %j', (body) => {
    expect(read(body).success).toBe(false);
  });

  it('leaves out records that could not serve as an address', () => {
    const records = [null, { ...office, Pincode: 'none' }, { Name: 'Nowhere' }, office];

    expect(read([{ Status: 'Success', PostOffice: records }]).data).toEqual([
      { Status: 'Success', PostOffice: [{ ...office, District: '' }] },
    ]);
  });
});

describe('a stored delivery location', () => {
  it.each([
    '',
    'Kanpur, 208001',
    'null',
    '[]',
    { ...office, Name: '  ' },
    { ...office, Pincode: 208001 },
    { Name: 'Kanpur' },
  ])('counts as none when it reads %j', (selectedOffice) => {
    const store = makeStore({ storage: memoryStorage({ selectedOffice }) });
    store.dispatch(storageChanged());
    expect(store.getState().deliveryLocation).toMatchObject({ office: null, isRead: true });
  });
});
