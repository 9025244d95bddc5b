import { Box, chakra, Skeleton } from '@chakra-ui/react';

interface FactListProps {
  /** Null while it is not known yet. */
  facts: readonly { term: string; value: string | null }[];
}

/** Terms and values, one hairline each. */
export function FactList({ facts }: FactListProps) {
  return (
    <chakra.dl>
      {facts.map(({ term, value }) => (
        <Box key={term} display="flex" gap="4" py="2.5" borderTopWidth="1px" alignItems="baseline">
          <chakra.dt color="fg.muted" textStyle="sm" flex="0 0 6rem">
            {term}
          </chakra.dt>
          <chakra.dd minW="0" flex="1" overflowWrap="anywhere">
            {value ?? <Skeleton height="4" my="1" maxW="12rem" />}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
