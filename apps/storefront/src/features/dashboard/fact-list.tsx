import { Box, styled } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';

interface FactListProps {
  /** Null while unknown. */
  facts: readonly { term: string; value: string | null }[];
}

/** A list of terms and values. */
export function FactList({ facts }: FactListProps) {
  return (
    <styled.dl>
      {facts.map(({ term, value }) => (
        <Box key={term} display="flex" gap="4" py="2.5" borderTopWidth="1px" alignItems="baseline">
          <styled.dt color="fg.muted" textStyle="sm" flex="0 0 6rem">
            {term}
          </styled.dt>
          <styled.dd minW="0" flex="1" overflowWrap="anywhere">
            {value ?? <Skeleton height="4" my="1" maxW="12rem" />}
          </styled.dd>
        </Box>
      ))}
    </styled.dl>
  );
}
