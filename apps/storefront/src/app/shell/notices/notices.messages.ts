/** Texts of the notices at the bottom of the screen (ours: the specification is silent about it). */
export const noticesMessages = {
  newVersion: 'A new version of the shop is ready',
  reload: 'Reload',
  later: 'Later',
  offline: 'You are offline. You see the shop as it was at your last visit; prices may have changed.',
  poor: 'Your connection is weak. You see the shop as it was earlier; prices may have changed.',
};
