import { Flex, styled } from '../../styled-system/jsx/index.js';
import { IconButton, Input, VisuallyHidden, type InputProps } from '../ui/elements.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { useEffect, useRef, type ComponentProps } from 'react';

export const clearButtonId = (fieldId: string) => `${fieldId}-clear`;

export interface SearchFormProps extends Omit<ComponentProps<typeof styled.form>, 'onSubmit'> {
  field: InputProps & { label: string };
  submitLabel: string;
  /** Of the button that empties the field; without it there is none. */
  clearLabel?: string;
  /** What that button does: by default it searches for nothing. */
  onClear?: () => void;
  /** The search in the address, which the field shows at first. */
  search: string;
  /** What the field shows whenever this changes: by default the address's search, where it is not the one submitted last. */
  text?: string | null;
  onSearch: (text: string) => void;
}

export function SearchForm({
  field,
  submitLabel,
  clearLabel,
  search,
  text = search,
  onSearch,
  onClear = () => onSearch(''),
  children,
  ...form
}: SearchFormProps) {
  const { label, ...input } = field;
  const isClearable = clearLabel !== undefined && Boolean(search || text);
  const ref = useRef<HTMLInputElement>(null);
  const known = useRef(text);
  useEffect(() => {
    // What has been typed since stays, as does what was typed before hydration.
    if (known.current !== text && ref.current && text !== null && ref.current.value !== text) ref.current.value = text;
    known.current = text;
  }, [text]);

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
          defaultValue={text ?? search}
          pe={isClearable ? '24' : '12'}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
      </label>
      <Flex position="absolute" insetEnd="0.5" top="0.5">
        {clearLabel && (
          <IconButton
            size="sm"
            // In its place from the start: presses before hydration are repeated by their button's place.
            hidden={!isClearable}
            id={input.id && clearButtonId(input.id)}
            aria-label={clearLabel}
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              // The button goes with the search.
              ref.current?.focus();
              onClear();
            }}
          >
            <CloseIcon />
          </IconButton>
        )}
        <IconButton type="submit" size="sm" _icon={{ boxSize: '5' }} aria-label={submitLabel}>
          <SearchIcon />
        </IconButton>
      </Flex>
      {children}
    </styled.form>
  );
}
