export const tabMessages = {
  label: 'Parts of the console',
  names: {
    requests: 'Requests',
    situations: 'Situations',
    worlds: 'Worlds',
    records: 'State',
    clock: 'Clock',
    coverage: 'Coverage',
  },
};

export type TabName = keyof typeof tabMessages.names;
