export const pipelineMessages = {
  signInFirst: 'Please sign in.',
  unreadableJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
  notImplemented: (operationId: string, file: string) =>
    `${operationId} is in the contract but has no operation. Implement it and add it to ${file}.`,
} as const;
