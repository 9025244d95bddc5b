/**
 * What a command line chooses by `a,b`, in its usual order however it was named; all of it when nothing was said.
 *
 * @returns the first name that there is none of, instead, when there is one
 */
export function chooseNamed<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: string | undefined,
): { chosen: readonly Named[] } | { unknown: string } {
  const wanted = names?.split(',').map((name) => name.trim()) ?? all.map(({ name }) => name);
  const unknown = wanted.find((name) => !all.some((one) => one.name === name));
  return unknown === undefined ? { chosen: all.filter(({ name }) => wanted.includes(name)) } : { unknown };
}
