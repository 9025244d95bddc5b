export const appMessages = {
  errorTitle: 'This page could not be shown',
  errorText:
    'Something went wrong on our side, the connection broke off, or there is a newer version of the shop. Your cart is safe. Please try again.',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
};
