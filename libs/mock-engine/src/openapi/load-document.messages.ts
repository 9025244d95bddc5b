export const loadDocumentMessages = {
  otherKind: 'Not an OpenAPI document: openapi must be 3.0.x, 3.1.x or 3.2.x, or swagger 2.0.',
  unreadable: (why: string) => `cannot be read: ${why}`,
  noTarget: (reference: string) => `The reference ${reference} has no target.`,
  localFile: (reference: string) => `The reference ${reference} leads from a server to a file of this machine.`,
  literal: (pattern: string) => `The pattern ${pattern} fits no text to the letter, and is read without its slashes.`,
  slowPattern: (pattern: string) => `The pattern ${pattern} could take for ever, and is not checked.`,
  tooLarge: 'Its aliases make it more than ten million values.',
  endless: (name: string) => `Its ${name} contains itself, or has over a million values, and is left out.`,
  tooMuch: (name: string, most: number) => `Its ${name} is over ${most}: what is made for it is shorter.`,
  otherValues: 'Its enum has values of another type, which are read as its own.',
  otherType: (types: string) => `${types} is not a type of values, and is ignored.`,
} as const;
