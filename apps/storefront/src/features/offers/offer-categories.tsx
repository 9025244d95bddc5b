import type { OfferCategory } from '@shop/api-contract/model';
import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { useId } from 'react';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { offersMessages } from './offers.messages.ts';

/** Categories do not filter, as specified; the reason is shown. */
export function OfferCategories({ categories }: { categories: OfferCategory[] }) {
  const reasonId = useId();
  return (
    <Box as="fieldset" border="0" aria-describedby={reasonId}>
      <Box as="legend" textStyle="eyebrow" color="fg.muted" pb="2">
        {offersMessages.categories}
      </Box>
      <Text id={reasonId} fontSize="sm" color="fg.muted" pb="2">
        {offersMessages.categoriesOff}
      </Text>
      <Stack gap="0" direction={{ base: 'row', lg: 'column' }} flexWrap="wrap" columnGap="6">
        {categories.map(({ id, name }) => (
          <TickBox key={id}>{name}</TickBox>
        ))}
      </Stack>
    </Box>
  );
}
