export const pipelineMessages = {
  signInFirst: 'Please sign in.',
  unreadableJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
} as const;
