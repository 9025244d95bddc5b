import { css } from '@shop/design/styled-system/css';
import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { ChevronDownIcon, CloseIcon } from '@shop/design/ui/icons';
import type { ProductFilter } from '@shop/domain/catalogue/filter-products';
import { useId, useState } from 'react';
import { ButtonLink } from '../../shared/ui/links.ts';
import { listTool } from '../../shared/ui/list-page.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { ListSelect } from './list-select.tsx';

/** On phones a row as wide as the window, scrolled like the categories below. */
const filterRow = css.raw({
  gap: '2',
  minW: '0',
  mdDown: { flex: '1 0 100%', overflowX: 'auto', scrollbarWidth: 'none', mx: '-4', px: '4', my: '-1', py: '1' },
});
const folded = css.raw({ mdDown: { display: 'none' } });
/** Beside the search, which takes its place while suggestions are shown below. */
const fold = css.raw(listTool, { ':has([aria-expanded=true]) + &': { display: 'none' } });
const active = css.raw({ borderColor: 'leaf.solid', bg: 'leaf.subtle', fontWeight: '600' });

interface ListFiltersProps {
  shown: Pick<ProductFilter, 'form' | 'price' | 'sort'>;
  onChange: (filter: ProductFilter) => void;
  /** The list without what narrows it; without anything to clear none. */
  clearTo: string | undefined;
}

/** Form, price and order of a list of products; on phones folded beside the search. */
export function ListFilters({ shown, onChange, clearTo }: ListFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosenCount = [shown.form, shown.price, shown.sort].filter(Boolean).length;
  return (
    <>
      <styled.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        hideFrom="md"
        css={css.raw(fold, chosenCount > 0 ? active : {})}
      >
        <span>{messages.filter(chosenCount)}</span>
        <ChevronDownIcon />
      </styled.button>
      <Flex id={id} css={css.raw(filterRow, isOpen ? {} : folded)}>
        <ListSelect
          label={messages.form}
          none={messages.anyForm}
          names={messages.formNames}
          value={shown.form}
          onSelect={(name) => onChange({ form: name })}
        />
        <ListSelect
          label={messages.price}
          none={messages.anyPrice}
          names={messages.priceNames}
          value={shown.price}
          onSelect={(name) => onChange({ price: name })}
        />
        <ListSelect
          label={messages.sortBy}
          none={messages.asArranged}
          names={messages.sortNames}
          value={shown.sort}
          onSelect={(name) => onChange({ sort: name })}
        />
        {clearTo && (
          <ButtonLink
            to={clearTo}
            preventScrollReset
            size="sm"
            variant="plain"
            // A cross at the end of a phone's row, over what is scrolled away there.
            position={{ mdDown: 'sticky' }}
            insetEnd={{ mdDown: '-4' }}
            bg={{ mdDown: 'bg' }}
            borderRadius={{ mdDown: '0' }}
            minW="11"
            ps={{ base: '0', md: '2' }}
            pe="0"
            me={{ mdDown: '-4' }}
            flexShrink="0"
            aria-label={messages.clearFilters}
          >
            <Box as="span" hideFrom="md">
              <CloseIcon />
            </Box>
            <Box as="span" hideBelow="md">
              {messages.clearFilters}
            </Box>
          </ButtonLink>
        )}
      </Flex>
    </>
  );
}
