import { readPincodeReply } from './read-pincode-reply.ts';

const office = { Name: 'Kanpur H.O', Pincode: '208001' };

describe('the postal lookup’s answer', () => {
  it('with status Success lists its post offices', () => {
    expect(readPincodeReply([{ Status: 'Success', PostOffice: [office] }])).toEqual({ ok: true, offices: [office] });
  });

  it('with status Success may have none', () => {
    expect(readPincodeReply([{ Status: 'Success', PostOffice: null }])).toEqual({ ok: true, offices: [] });
  });

  it('with status Error is a result without offices, not a failure', () => {
    expect(readPincodeReply([{ Status: 'Error', PostOffice: null }])).toEqual({ ok: true, offices: [] });
  });

  it.each([[[]], [[{ Status: '404' }]], [[{ Status: 'success', PostOffice: [office] }]], [[{ Status: '' }]]])(
    'with any other status is a failure: %j',
    (replies) => {
      expect(readPincodeReply(replies)).toEqual({ ok: false, reason: 'unknown-status' });
    },
  );

  it('is judged by its first item alone', () => {
    expect(readPincodeReply([{ Status: 'Error' }, { Status: 'Success', PostOffice: [office] }])).toEqual({
      ok: true,
      offices: [],
    });
  });
});
