export const loadDocumentMessages = {
  unreadable: (why: string) => `cannot be read: ${why}`,
  noTarget: (reference: string) => `The reference ${reference} has no target.`,
  localFile: (reference: string) => `The reference ${reference} leads from a server to a file of this machine.`,
  slowPattern: (pattern: string) => `The pattern ${pattern} could take for ever, and is not checked.`,
  otherType: (types: string) => `${types} is not a type of values, and is ignored.`,
} as const;
