import { useEffect, useRef, type ComponentProps } from 'react';
import { css } from '../../styled-system/css/index.js';
import { Flex, styled } from '../../styled-system/jsx/index.js';
import { searchFormMessages as messages } from '../search-form.messages.ts';
import { IconButton, Input, VisuallyHidden, type InputProps } from '../ui/elements.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';

export const clearButtonId = (fieldId: string) => `${fieldId}-clear`;

export interface SearchFormProps extends Omit<ComponentProps<typeof styled.form>, 'onSubmit'> {
  field: InputProps & { label: string };
  /** The field was emptied: by default it then searches for nothing. */
  onClear?: () => void;
  /** The search in the address, which the field shows at first and whenever it changes. */
  search: string;
  onSearch: (text: string) => void;
}

const styles = css.raw({
  // While its suggestions are open, the rest of the page is dimmed.
  '&:has([aria-expanded=true])': { zIndex: 'dropdown' },
  // Clears a text only, for which the field leaves room.
  '& input:not(:placeholder-shown)': { pe: '24' },
  '&:has(input:placeholder-shown) [type=button]': { display: 'none' },
});

export function SearchForm(props: SearchFormProps) {
  const { search, onSearch, onClear = () => onSearch(''), children, field, ...form } = props;
  const { label, ...input } = field;
  const ref = useRef<HTMLInputElement>(null);
  const known = useRef(search);
  useEffect(() => {
    // What has been typed since the search was submitted stays, as does what was typed before hydration.
    if (known.current !== search && ref.current) ref.current.value = search;
    known.current = search;
  }, [search]);

  return (
    <styled.form
      role="search"
      aria-label={label}
      position="relative"
      css={styles}
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
          pe="12"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          {...input}
        />
      </label>
      <Flex position="absolute" insetEnd="0.5" top="0.5">
        <IconButton
          size="sm"
          id={input.id && clearButtonId(input.id)}
          aria-label={messages.clear}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!ref.current) return;
            ref.current.value = known.current = '';
            ref.current.focus();
            onClear();
          }}
        >
          <CloseIcon />
        </IconButton>
        <IconButton type="submit" size="sm" _icon={{ boxSize: '5' }} aria-label={messages.search}>
          <SearchIcon />
        </IconButton>
      </Flex>
      {children}
    </styled.form>
  );
}
