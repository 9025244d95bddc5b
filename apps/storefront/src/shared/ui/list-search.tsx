import { Flex, styled } from '@shop/design/styled-system/jsx';
import { IconButton, Input } from '@shop/design/ui/elements';
import { CloseIcon, SearchIcon } from '@shop/design/ui/icons';
import { useId } from 'react';
import { useSearchField } from './use-search-field.ts';

interface ListSearchProps {
  label: string;
  submitLabel: string;
  clearLabel: string;
  /** The search in the address; a new one resets the field. */
  search: string;
  onSearch: (text: string) => void;
}

/** A list page's search, with a clear button. */
export function ListSearch({ label, submitLabel, clearLabel, search, onSearch }: ListSearchProps) {
  const id = useId();
  const field = useSearchField(search);
  return (
    <styled.form
      role="search"
      position="relative"
      flex={{ base: '1 1 10rem', md: '0 1 20rem' }}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.ref.current?.value ?? '');
      }}
    >
      <styled.label htmlFor={id} srOnly>
        {label}
      </styled.label>
      <Input
        id={id}
        name="search"
        pe={search ? '24' : '12'}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
      />
      <Flex position="absolute" insetEnd="0.5" top="0.5">
        {search && (
          <IconButton variant="ghost" size="sm" aria-label={clearLabel} onClick={() => onSearch('')}>
            <CloseIcon />
          </IconButton>
        )}
        <IconButton type="submit" variant="ghost" size="sm" aria-label={submitLabel}>
          <SearchIcon />
        </IconButton>
      </Flex>
    </styled.form>
  );
}
