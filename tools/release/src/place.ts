import path from 'node:path';

/** A path of the command line, from where the person stands: npm changes to the workspace first. */
export const placeOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? process.cwd(), text);
