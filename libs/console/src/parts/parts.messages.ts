export const partMessages = {
  loading: 'Loading …',
  retry: 'Try again',
};
