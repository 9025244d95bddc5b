import { Box, Checkbox, Stack, Text } from '@chakra-ui/react';
import '@shop/design/recipes/checkbox';
import type { OfferCategory } from '@shop/api-contract/model';
import { useId } from 'react';
import { offersMessages } from './offers.messages.ts';

/** The categories are shown but do not filter, as specified; the reason stands beside them. */
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
          <Checkbox.Root key={id} disabled minH="11">
            <Checkbox.HiddenInput />
            <Checkbox.Control borderColor="control" />
            <Checkbox.Label>{name}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Box>
  );
}
