/** What every answer says, whatever it is: browsers take it for what it is called, and nothing else. */
export const everyAnswer = { 'x-content-type-options': 'nosniff' } as const;
