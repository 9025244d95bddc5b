export const loadDocumentMessages = {
  unreadable: (why: string) => `cannot be read: ${why}`,
  noTarget: (reference: string) => `The reference ${reference} has no target.`,
  localFile: (reference: string) => `The reference ${reference} leads from a server to a file of this machine.`,
} as const;
