import type { SystemContext } from '@chakra-ui/react';

/** Of each custom property that says the same in every mode, what it says: `--shop-spacing-4` is `1rem`. */
export function plainTokens({ allTokens }: SystemContext['tokens']): ReadonlyMap<string, string> {
  const plain = new Map<string, string>();
  for (const { value, extensions } of allTokens) {
    const { conditions, virtual, cssVar } = extensions;
    if (!cssVar || conditions || virtual) continue;
    const inStyle = String(value);
    // `spacing.-4` is a sum with its own property.
    if (!inStyle.includes(cssVar.ref)) plain.set(cssVar.var, inStyle);
  }
  return plain;
}
