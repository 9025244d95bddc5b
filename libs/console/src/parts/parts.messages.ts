export const partMessages = {
  loading: 'Loading …',
  retry: 'Retry',
  copied: 'Copied',
  more: (count: number, all: number) => `Show ${count} more of ${all}`,
};
