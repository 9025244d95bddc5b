export const pipelineMessages = {
  signInFirst: 'Please sign in.',
  unreadableJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
  notImplemented: (operationId: string, file: string) =>
    `${operationId} is in the contract and has no operation yet: write it, and name it in ${file}.`,
} as const;
