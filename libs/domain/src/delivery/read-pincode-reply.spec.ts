// spec-map: 5.1.3, 5.1.4, 7.1.18
import { readPincodeReply } from './read-pincode-reply.ts';

const office = { Name: 'Kanpur H.O', Pincode: '208001' };

describe('the postal lookup’s answer', () => {
  it.each([
    ['the offices of a Success', [{ Status: 'Success', PostOffice: [office] }], [office]],
    ['none of a Success without', [{ Status: 'Success', PostOffice: null }], []],
    ['none of an Error, which is no failure', [{ Status: 'Error', PostOffice: null }], []],
    ['those of the first item alone', [{ Status: 'Error' }, { Status: 'Success', PostOffice: [office] }], []],
  ])('has %s', (_, replies, offices) => {
    expect(readPincodeReply(replies)).toEqual(offices);
  });

  it.each([[[]], [[{ Status: '404' }]], [[{ Status: 'success', PostOffice: [office] }]], [[{ Status: '' }]]])(
    'with any other status is a failure: %j',
    (replies) => {
      expect(readPincodeReply(replies)).toBeNull();
    },
  );
});
