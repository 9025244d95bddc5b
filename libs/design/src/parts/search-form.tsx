import { Flex, styled } from '../../styled-system/jsx/index.js';
import { IconButton, Input, VisuallyHidden, type InputProps } from '../ui/elements.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { useEffect, useRef, type ComponentProps } from 'react';

interface SearchFormProps extends ComponentProps<typeof styled.form> {
  field: Pick<InputProps, 'type' | 'placeholder'> & { label: string };
  submitLabel: string;
  /** Of the button that clears a search; without it there is none. */
  clearLabel?: string;
  /** The search in the address; when it becomes another than the one submitted last, the field shows it. */
  search: string;
  onSearch: (text: string) => void;
}

export function SearchForm({ field, submitLabel, clearLabel, search, onSearch, ...form }: SearchFormProps) {
  const { label, ...input } = field;
  const ref = useRef<HTMLInputElement>(null);
  const known = useRef(search);
  useEffect(() => {
    // What has been typed since stays, as does what was typed before hydration.
    if (known.current !== search && ref.current) ref.current.value = search;
    known.current = search;
  }, [search]);

  return (
    <styled.form
      role="search"
      position="relative"
      onSubmit={(event) => {
        event.preventDefault();
        known.current = ref.current?.value.trim() ?? '';
        onSearch(known.current);
      }}
      {...form}
    >
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Input
          ref={ref}
          name="search"
          defaultValue={search}
          pe={clearLabel && search ? '24' : '12'}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
      </label>
      <Flex position="absolute" insetEnd="0.5" top="0.5">
        {clearLabel && search && (
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={clearLabel}
            onClick={() => {
              // The button goes with the search.
              ref.current?.focus();
              onSearch('');
            }}
          >
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

export const ListSearch = (props: Omit<SearchFormProps, 'field'> & { label: string }) => {
  const { label, ...form } = props;
  const field = { label, placeholder: label };
  return <SearchForm aria-label={label} flex={{ base: '1 1 10rem', md: '0 1 20rem' }} field={field} {...form} />;
};
