import type { AddressLineReason, NeededAddressLine } from '@shop/domain/delivery/address';

/** What is said of a parcel's address (ours). */
export const addressMessages = {
  deliverTo: 'Deliver to',
  change: 'Change',
  recipient: 'Recipient',
  mobile: 'Mobile number of the recipient',
  line1: 'House and street',
  line1Example: 'e.g. Flat 4, 12 Mall Road',
  line2: 'Area (optional)',
  landmark: 'Landmark (optional)',
  streetAskedAgain: 'Your pincode has changed. Please enter your house and street again.',
  forgetAddress: 'Forget this address',
  withoutStreet: (mobile: string) =>
    mobile
      ? `Without a street we call ${mobile} before dispatch.`
      : 'Without a street we write to you before dispatch.',
};

/** What is wrong with a line of the address, beside its field. */
export const addressErrors: Record<AddressLineReason, string> = {
  'not-text': 'Please enter this line again.',
  'too-long': 'Please shorten this line.',
  'control-characters': 'Please remove the characters that cannot be printed.',
  'mobile-invalid': 'Please enter a mobile number of ten digits.',
};

export const addressMissing: Record<NeededAddressLine, string> = {
  Recipient: 'Please enter the recipient’s name.',
  Mobile: 'Please enter a mobile number that the courier can call.',
  Line1: 'Please enter your house and street.',
};
