export const appMessages = {
  errorTitle: 'This page could not be shown',
  errorText: 'Something went wrong on our side, or the connection broke off. Your cart is safe. Please try again.',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
};
