import { Box, Grid } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/** A list of names and values; empty values are omitted. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1.5" textStyle="sm">
      {facts
        .filter(([, fact]) => fact !== null && fact !== '')
        .map(([name, fact]) => (
          <Fragment key={name}>
            <Box as="dt" color="fg.muted">
              {name}
            </Box>
            <Box as="dd" m="0" overflowWrap="anywhere" whiteSpace="pre-line">
              {fact}
            </Box>
          </Fragment>
        ))}
    </Grid>
  );
}
