import { Box, styled } from '@shop/design/styled-system/jsx';
import { input } from '@shop/design/styled-system/recipes';
import { useId } from 'react';

const Select = styled('select', input);

interface ListSelectProps<Name extends string> {
  label: string;
  anyLabel: string;
  names: Record<Name, string>;
  value: Name | undefined;
  onSelect: (name: Name | undefined) => void;
}

/** How a list is sorted or filtered: the browser's own select. */
export function ListSelect<Name extends string>({ label, anyLabel, names, value, onSelect }: ListSelectProps<Name>) {
  const id = useId();
  const options = Object.entries(names) as [Name, string][];
  return (
    <Box flex={{ base: '1 0 auto', md: '0 1 auto' }} minW="0" maxW="full">
      <styled.label htmlFor={id} srOnly>
        {label}
      </styled.label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onSelect(options.find(([name]) => name === target.value)?.[0])}
        w="full"
        // As wide as what is chosen, in a row that scrolls on phones.
        fieldSizing="content"
        h={{ base: '10', md: '12' }}
        px={{ base: '1.5', md: '3' }}
        textStyle="sm"
        textOverflow="ellipsis"
        appearance="auto"
        cursor="pointer"
        borderColor={value ? 'leaf.solid' : 'control'}
        bg={value ? 'leaf.subtle' : 'bg.panel'}
        fontWeight={value ? '600' : '400'}
      >
        <option value="">{anyLabel}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
    </Box>
  );
}
