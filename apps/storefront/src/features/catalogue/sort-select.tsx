import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { input } from '@shop/design/styled-system/recipes';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { PRODUCT_SORTS, readProductSort, type ProductSort } from '@shop/domain/catalogue/sort-products';
import { useId } from 'react';
import { catalogueMessages } from './catalogue.messages.ts';

const Select = styled('select', input);

interface SortSelectProps {
  sort: ProductSort | undefined;
  onSort: (sort: ProductSort | undefined) => void;
}

/** How the list is sorted: the browser's own select. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId();
  return (
    <Flex align="center" gap="3" flexShrink="0">
      <styled.label htmlFor={id} textStyle="sm" color="fg.muted" srOnly={{ base: true, lg: false }}>
        {catalogueMessages.sortBy}
      </styled.label>
      <Box position="relative">
        <Select
          id={id}
          value={sort ?? ''}
          onChange={({ target }) => onSort(readProductSort(target.value))}
          width="auto"
          maxW={{ base: '8.5rem', md: 'full' }}
          h="12"
          pe="10"
          textStyle="sm"
          appearance="none"
          cursor="pointer"
        >
          <option value="">{catalogueMessages.asArranged}</option>
          {PRODUCT_SORTS.map((name) => (
            <option key={name} value={name}>
              {catalogueMessages.sortNames[name]}
            </option>
          ))}
        </Select>
        <Box
          as="span"
          position="absolute"
          insetEnd="3"
          top="50%"
          translate="0 -50%"
          pointerEvents="none"
          color="fg.muted"
        >
          <ChevronDownIcon />
        </Box>
      </Box>
    </Flex>
  );
}
