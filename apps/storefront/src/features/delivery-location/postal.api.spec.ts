import { makeStore } from '../../app/store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { lookupErrorText } from './lookup-error-text.ts';
import { postalApi } from './postal.api.ts';

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
