export const dispatchMessages = {
  signInFirst: 'Please sign in.',
  notJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
  notImplemented: (operationId: string) =>
    `${operationId} is in the contract and has no operation yet: write it in apps/mock-api/src/features and name it in apps/mock-api/src/dispatch/operations.ts.`,
} as const;
