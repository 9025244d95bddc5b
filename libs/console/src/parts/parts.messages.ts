export const partMessages = {
  loading: 'Loading …',
  retry: 'Retry',
  copied: 'Copied',
};
