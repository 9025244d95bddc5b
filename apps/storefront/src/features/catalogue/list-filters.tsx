import { css } from '@shop/design/styled-system/css';
import { Flex, styled } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
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
  const chosen = [
    { name: shown.form && messages.formNames[shown.form], without: { form: undefined } },
    { name: shown.price && messages.priceNames[shown.price], without: { price: undefined } },
  ].filter(({ name }) => name);
  return (
    <>
      <styled.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        hideFrom="md"
        css={fold}
      >
        <span>{messages.filter(chosen.length)}</span>
        <ChevronDownIcon />
      </styled.button>
      {!isOpen &&
        chosen.map(({ name, without }) => (
          <Button
            key={name}
            size="sm"
            px="3"
            variant="outline"
            hideFrom="md"
            aria-label={messages.removeFilter(name ?? '')}
            onClick={() => onChange(without)}
          >
            <span>{name}</span>
            <CloseIcon />
          </Button>
        ))}
      <Flex id={id} css={css.raw(filterRow, isOpen ? {} : folded)}>
        <ListSelect
          label={messages.form}
          anyLabel={messages.anyForm}
          names={messages.formNames}
          value={shown.form}
          onSelect={(name) => onChange({ form: name })}
        />
        <ListSelect
          label={messages.price}
          anyLabel={messages.anyPrice}
          names={messages.priceNames}
          value={shown.price}
          onSelect={(name) => onChange({ price: name })}
        />
        <ListSelect
          label={messages.sortBy}
          anyLabel={messages.asArranged}
          names={messages.sortNames}
          value={shown.sort}
          onSelect={(name) => onChange({ sort: name })}
        />
        {clearTo && (
          <ButtonLink to={clearTo} preventScrollReset size="sm" variant="plain" px="2" flexShrink="0" hideBelow="md">
            {messages.clearFilters}
          </ButtonLink>
        )}
      </Flex>
    </>
  );
}
