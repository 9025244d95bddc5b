export const coverageMessages = {
  title: 'Coverage',
  lead: 'Which answers of the contract have gone over the line since the server began or requests were cleared, in all worlds.',
  seen: (seen: number, declared: number) => `${seen} of ${declared} declared answers seen`,
  violations: (count: number) =>
    count === 0
      ? 'Nothing broke the contract.'
      : count === 1
        ? '1 exchange broke the contract.'
        : `${count} exchanges broke the contract.`,
  operation: 'Operation',
  answers: 'Answers',
  times: (status: string, count: number) => (count === 0 ? `${status}: not seen` : `${status}: ${count} times`),
  undeclared: 'not in the contract',
};
