import type { SystemContext } from '@chakra-ui/react';

type Dictionary = SystemContext['tokens'];
type Token = Dictionary['allTokens'][number];

/** Chakra's tokens as they are when they have been worked out, for browsers that need not do it again. */
export interface ReadyTokens {
  /** By name, what it is in a style; and its own value where that is another. */
  readonly tokens: readonly (readonly [name: string, inStyle: string, value?: unknown])[];
  /** Of each palette, what it makes of `colorPalette`'s variables. */
  readonly palettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What of Chakra's token dictionary is read when styles are made. */
export interface TokenMaps {
  readonly allTokens: Token[];
  readonly tokenNameMap: Map<string, Token>;
  readonly flatMap: Map<string, string>;
  readonly byCategory: Map<string, Map<string, string>>;
  readonly colorPaletteMap: Map<string, Map<string, string>>;
}

/** At build time: what Chakra has made of the theme's tokens. */
export function readyTokens({ tokenMap, flatMap, colorPaletteMap }: Dictionary): ReadyTokens {
  return {
    tokens: [...tokenMap.values()].map(({ name, value, extensions: { conditions, virtual } }) => {
      const inStyle = flatMap.get(name) ?? '';
      return conditions || virtual || value === inStyle ? [name, inStyle] : [name, inStyle, value];
    }),
    palettes: Object.fromEntries(
      [...colorPaletteMap].map(([name, variables]) => [name, Object.fromEntries(variables)]),
    ),
  };
}

/** In a browser: puts them where Chakra looks for them. */
export function fillTokenMaps({ tokens, palettes }: ReadyTokens, maps: TokenMaps): void {
  for (const [name, inStyle, value = inStyle] of tokens) {
    const dot = name.indexOf('.');
    const [category, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    const variable = /^var\((.+)\)$/.exec(inStyle)?.[1] ?? inStyle;
    const path = name.split('.');
    const cssVar = { var: variable, ref: inStyle };
    const extensions = { originalPath: path, category, prop, condition: 'base', cssVar };
    const token: Token = { name, value, originalValue: value, path, extensions };
    maps.allTokens.push(token);
    maps.tokenNameMap.set(name, token);
    maps.flatMap.set(name, inStyle);
    const ofCategory = maps.byCategory.get(category) ?? new Map<string, string>();
    maps.byCategory.set(category, ofCategory.set(prop, inStyle));
  }
  for (const [name, variables] of Object.entries(palettes)) {
    maps.colorPaletteMap.set(name, new Map(Object.entries(variables)));
  }
}
