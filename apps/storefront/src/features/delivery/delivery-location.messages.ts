import { PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
/** What the delivery location says (specification, sections 2, 5 and 8), to the character, and what we add. */
export const deliveryLocationMessages = {
  shipsIn: `Ships within ${PROCESSING_DAYS} working day`,
  arrives: (dates: string) => `Arrives ${dates}`,
  dialogTitle: 'Setup Delivery Location?',
  pincodeHelp: 'Please Enter your area 6 digit pincode.',
  searching: 'Getting Location Please Wait',
  nothingFound: 'No Location Found',
  lookupFailed: 'Api Error',
  unknownStatus: 'Failed to Hit Api',
  addressMissing: 'Please Set Your Address from Top',

  // Ours
  chooseLocation: 'Set delivery location',
  changeLocation: 'Change delivery location',
  pincode: 'Pincode',
  found: (count: number) => (count === 1 ? '1 location found' : `${count} locations found`),
  chooseOne: 'Choose your locality',
  noReply: 'The postal service did not answer. Please check your connection and try again.',
  noReplyInTime: 'The postal service took too long to answer. Please try again.',
  serviceError: (status: number) => `The postal service answered with error ${status}. Please try again in a moment.`,
  unreadable: 'The postal service sent an answer that we could not read. Please try again in a moment.',
  tryAgain: 'Try again',
  checkPincode: 'Check the pincode, or call us:',
};
