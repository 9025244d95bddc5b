import { Box, Flex } from '../../styled-system/jsx/index.js';
import { Skeleton } from '../ui/elements.tsx';
import { memo, useCallback, useEffect, useRef } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface Choice<Id> {
  id: Id;
  name: string;
}

interface ChoiceFilterProps<Id> {
  legend: string;
  /** The first choice means no filter. */
  choices: readonly Choice<Id>[];
  current: Id;
  onChoose: (choice: Id) => void;
  /** More choices are loading. */
  isLoading?: boolean;
}

function Choices<Id extends string | number>({
  legend,
  choices,
  current,
  onChoose,
  isLoading = false,
}: ChoiceFilterProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const everything = choices[0]?.id ?? current;
  const choose = useCallback(
    (id: Id, isChecked: boolean) => onChoose(isChecked ? id : everything),
    [onChoose, everything],
  );

  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('label');
    if (!row.current || !chosen) return;
    const inset = parseFloat(getComputedStyle(row.current).paddingInlineStart) || 0;
    row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - inset;
  }, [current, choices.length]);

  return (
    <Box as="fieldset" border="0" minW="0">
      <Box as="legend" textStyle="eyebrow" color="fg.muted" srOnly={{ base: true, lg: false }}>
        {legend}
      </Box>
      <Flex
        ref={row}
        direction={{ base: 'row', lg: 'column' }}
        gap={{ base: '2', lg: '0' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        mx={{ base: '-4', sm: '-6', lg: '0' }}
        px={{ base: '4', sm: '6', lg: '0' }}
        py="1"
        scrollbarWidth="none"
      >
        {choices.map(({ id, name }) => (
          <ChoiceBox key={id} id={id} name={name} isChecked={id === current} onCheck={choose} />
        ))}
        {isLoading && (
          <Skeleton height="11" minW="10rem" borderRadius={{ base: 'full', lg: 'l2' }} aria-hidden="true" />
        )}
      </Flex>
    </Box>
  );
}

interface ChoiceBoxProps<Id> extends Choice<Id> {
  isChecked: boolean;
  onCheck: (id: Id, isChecked: boolean) => void;
}

function OneChoice<Id extends string | number>({ id, name, isChecked, onCheck }: ChoiceBoxProps<Id>) {
  return (
    <Checkbox
      isChecked={isChecked}
      onCheck={(isNowChecked) => onCheck(id, isNowChecked)}
      flexShrink="0"
      px={{ base: '4', lg: '0' }}
      borderWidth={{ base: '1px', lg: '0' }}
      borderColor={isChecked ? 'leaf.solid' : 'control'}
      borderRadius={{ base: 'full', lg: '0' }}
      bg={{ base: isChecked ? 'leaf.subtle' : 'transparent', lg: 'transparent' }}
      fontWeight={isChecked ? '600' : '400'}
    >
      {name}
    </Checkbox>
  );
}

/** Memoised: a change renders only two of them. */
const ChoiceBox = memo(OneChoice) as typeof OneChoice;

/**
 * Checkboxes with one selected at a time; a scrolling row on phones, a column on desktops. Unchecking selects the
 * first.
 */
export const ChoiceFilter = memo(Choices) as typeof Choices;
