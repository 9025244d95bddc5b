export const appMessages = {
  errorTitle: 'This page could not be shown',
  errorText:
    'Something went wrong on our side, your connection was lost, or the shop has a new version. Your cart is safe. Please try again.',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
};
