/** What the shop says about itself at the foot of the screen (ours: the specification is silent about it). */
export const noticesMessages = {
  newVersion: 'A new version of the shop is ready',
  reload: 'Reload',
  later: 'Later',
  offline: 'You are offline. You see the shop as it was when you were last connected; prices may have changed.',
  poor: 'The connection is poor. You see the shop as it was earlier; prices may have changed.',
};
