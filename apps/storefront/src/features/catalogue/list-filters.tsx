import { css } from '@shop/design/styled-system/css';
import { Flex, styled, Box } from '@shop/design/styled-system/jsx';
import { input } from '@shop/design/styled-system/recipes';
import { Button, VisuallyHidden } from '@shop/design/ui/elements';
import { ChevronDownIcon, CloseIcon } from '@shop/design/ui/icons';
import type { ProductFilter } from '@shop/domain/catalogue/filter-products';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { listTool } from '../../shared/ui/list-page.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** On phones a row as wide as the window, scrolled like the categories below. */
const filterRow = css.raw({
  gap: '2',
  minW: '0',
  mdDown: { flex: '1 0 100%', overflowX: 'auto', scrollbarWidth: 'none', mx: '-4', px: '4', my: '-1', py: '1' },
});
const folded = css.raw({ mdDown: { display: 'none' } });
/** Beside the search, which takes its place while suggestions are shown below. */
const fold = css.raw(listTool, { ':has([aria-expanded=true]) + &': { display: 'none' } });

const selects: { part: 'form' | 'price' | 'sort'; label: string; anyLabel: string; names: Record<string, string> }[] = [
  { part: 'form', label: messages.form, anyLabel: messages.anyForm, names: messages.formNames },
  { part: 'price', label: messages.price, anyLabel: messages.anyPrice, names: messages.priceNames },
  { part: 'sort', label: messages.sortBy, anyLabel: messages.asArranged, names: messages.sortNames },
];

/** Form, price and order of a list of products; on phones folded beside the search. */
export function ListFilters({ filter }: { filter: ProductFilter }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { search, sort, ...narrowing } = filter;
  const chosen = selects
    .map(({ part, names }) => ({ part, name: names[filter[part] ?? ''] ?? '' }))
    .filter(({ part, name }) => name && part !== 'sort');
  // The list stays where it is: what changes is right below.
  const choose = (part: keyof ProductFilter, value: string) =>
    void navigate(paths.productList({ ...filter, [part]: value }), { preventScrollReset: true });
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
        chosen.map(({ part, name }) => (
          <Button
            key={part}
            size="sm"
            px="3"
            variant="outline"
            hideFrom="md"
            aria-label={messages.removeFilter(name)}
            onClick={() => choose(part, '')}
          >
            <span>{name}</span>
            <CloseIcon />
          </Button>
        ))}
      <Flex id={id} css={css.raw(filterRow, isOpen ? {} : folded)}>
        {selects.map(({ part, ...select }) => (
          <ListSelect key={part} {...select} value={filter[part]} onSelect={(value) => choose(part, value)} />
        ))}
        {/* A search is cleared in its box. */}
        {Object.values(narrowing).some(Boolean) && (
          <ButtonLink
            to={paths.productList({ search, sort })}
            preventScrollReset
            size="sm"
            variant="plain"
            px="2"
            flexShrink="0"
            hideBelow="md"
          >
            {messages.clearFilters}
          </ButtonLink>
        )}
      </Flex>
    </>
  );
}

const Select = styled('select', input);

interface ListSelectProps {
  label: string;
  anyLabel: string;
  names: Record<string, string>;
  value: string | undefined;
  /** Gets an empty text for any. */
  onSelect: (name: string) => void;
}

/** How a list is sorted or filtered: the browser's own select. */
function ListSelect({ label, anyLabel, names, value, onSelect }: ListSelectProps) {
  return (
    <Box as="label" position="relative" flex={{ base: '1 0 auto', md: '0 1 auto' }} minW="0" maxW="full">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onSelect(target.value)}
        w="full"
        // As wide as what is chosen, in a row that scrolls on phones.
        fieldSizing="content"
        h={{ base: '10', md: '12' }}
        ps={{ base: '1.5', md: '3' }}
        pe="8"
        textStyle="sm"
        textOverflow="ellipsis"
        appearance="none"
        cursor="pointer"
        borderColor={value ? 'leaf.solid' : 'control'}
        bg={value ? 'leaf.subtle' : 'bg.panel'}
        fontWeight={value ? '600' : '400'}
      >
        <option value="">{anyLabel}</option>
        {Object.entries(names).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
      <Box as="span" position="absolute" insetEnd="2" top="50%" mt="-0.625em" lineHeight="1" pointerEvents="none">
        <ChevronDownIcon />
      </Box>
    </Box>
  );
}
