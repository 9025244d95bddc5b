export const tabMessages = {
  label: 'Console sections',
  names: {
    requests: 'Requests',
    situations: 'Situations',
    worlds: 'Worlds',
    state: 'State',
    clock: 'Clock',
    coverage: 'Coverage',
  },
};

export type TabName = keyof typeof tabMessages.names;
