import { Box, styled } from '@shop/design/styled-system/jsx';
import { input } from '@shop/design/styled-system/recipes';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { useId } from 'react';

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
export function ListSelect({ label, anyLabel, names, value, onSelect }: ListSelectProps) {
  const id = useId();
  return (
    <Box position="relative" flex={{ base: '1 0 auto', md: '0 1 auto' }} minW="0" maxW="full">
      <styled.label htmlFor={id} srOnly>
        {label}
      </styled.label>
      <Select
        id={id}
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
      <Box position="absolute" insetEnd="2" top="50%" mt="-0.625em" lineHeight="1" pointerEvents="none">
        <ChevronDownIcon />
      </Box>
    </Box>
  );
}
