import { useEffect, useRef } from 'react';
import { Box, Flex, styled } from '../../styled-system/jsx/index.js';

export interface Choice<Id> {
  id: Id;
  name: string;
}

interface FilterProps<Id> {
  legend: string;
  /** The first choice means no filter. */
  choices: readonly Choice<Id>[];
  current: Id;
  onChoose: (choice: Id) => void;
}

/**
 * Checkboxes with one selected at a time; a scrolling row on phones, a column on desktops. Unchecking selects the
 * first.
 */
export function ChoiceFilter<Id extends string | number>({ legend, choices, current, onChoose }: FilterProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const everything = choices[0]?.id ?? current;

  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('label');
    if (!row.current || !chosen) return;
    const inset = parseFloat(getComputedStyle(row.current).paddingInlineStart) || 0;
    row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - inset;
  }, [current, choices.length]);

  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" textStyle="eyebrow" color="fg.muted" srOnly={{ base: true, lg: false }}>
        {legend}
      </Box>
      <Flex
        ref={row}
        direction={{ base: 'row', lg: 'column' }}
        gap={{ base: '2', lg: '0.5' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        mx={{ base: '-4', sm: '-6', lg: '-3' }}
        px={{ base: '4', sm: '6', lg: '0' }}
        py="1"
        scrollbarWidth="none"
      >
        {choices.map(({ id, name }) => (
          <ChoiceLabel key={id}>
            <input
              type="checkbox"
              checked={id === current}
              onChange={({ target }) => onChoose(target.checked ? id : everything)}
            />
            <span>{name}</span>
          </ChoiceLabel>
        ))}
      </Flex>
    </Box>
  );
}

/** A chip within a taller target, or a line of a column: what is chosen is told by colour and weight, and by the checkbox that covers it. */
const ChoiceLabel = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: '10',
    textStyle: 'sm',
    userSelect: 'none',
    borderRadius: { base: 'full', lg: 'l2' },
    '& input': { position: 'absolute', inset: '0', appearance: 'none', borderRadius: 'inherit', cursor: 'pointer' },
    '& span': {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minH: { base: '9', lg: '10' },
      px: { base: '3', sm: '4', lg: '3' },
      borderWidth: { base: '1px', lg: '0' },
      borderRadius: 'inherit',
      overflowWrap: 'anywhere',
    },
    '&:hover span': { bg: 'bg.subtle' },
    '&:has(:checked) span': {
      bg: { base: 'leaf.solid', lg: 'leaf.subtle' },
      color: { base: 'leaf.contrast', lg: 'leaf.fg' },
      borderColor: 'leaf.solid',
      fontWeight: '600',
    },
    // With forced colours, the native box.
    '@media (forced-colors: active)': { '& input': { position: 'static', appearance: 'auto', me: '2' } },
  },
});
