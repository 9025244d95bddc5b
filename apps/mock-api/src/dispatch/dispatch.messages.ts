export const dispatchMessages = {
  signInFirst: 'Please sign in.',
  notJson: 'The body is not valid JSON.',
  notAnObject: 'The body must be a JSON object.',
} as const;
