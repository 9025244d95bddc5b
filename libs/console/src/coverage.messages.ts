export const coverageMessages = {
  title: 'Coverage',
  lead: 'Responses of the contract seen in all worlds since the server started or requests were cleared.',
  seen: (seen: number, declared: number) => `${seen} of ${declared} declared responses seen`,
  violations: (count: number) =>
    count === 0
      ? 'No contract violations.'
      : count === 1
        ? '1 request violated the contract.'
        : `${count} requests violated the contract.`,
  operation: 'Operation',
  responses: 'Responses',
  actions: 'Actions',
  times: (status: string, count: number) => (count === 0 ? `${status}: not seen` : `${status}: ${count} times`),
  undeclared: 'not in the contract',
};
