import { SearchForm, type SearchFormProps } from '@shop/design/parts/search-form';
import type { InputProps } from '@shop/design/ui/elements';
import { readProductFilter, type ProductFilter } from '@shop/domain/catalogue/filter-products';
import { useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../shared/focus-heading.ts';
import { paths } from '../../shared/paths.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';

const loadSuggestions = () => import('./search-suggestions.tsx');

/**
 * Suggestions and a phone's keyboard would cover what was found: the heading takes the focus. Ark gives it back to the field
 * in the next frame, hence the second.
 */
function leave(id: string): void {
  const focusFound = () => {
    if (document.activeElement?.id === id) focusHeading();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusFound));
}

interface SearchComboboxProps extends Omit<SearchFormProps, 'search' | 'onSearch' | 'onClear'> {
  /** A search was submitted, or a suggestion followed. */
  onLeft?: (() => void) | undefined;
}

/**
 * A box that searches the products, sorted as they are, and shows the search of the address. Until its suggestions have
 * loaded, on the first focus, it is a plain field in a form.
 */
export function SearchCombobox({ field, onLeft, ...form }: SearchComboboxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { search = '', sort }: ProductFilter = pathname === paths.products ? readProductFilter(query) : {};
  const addressOf = (searched: string) => paths.productList({ search: searched, sort });
  /** What suggestions are for; none before the field is reached. */
  const [text, setText] = useState<string>();
  /** What the suggestions add to the field. */
  const [combobox, setCombobox] = useState<InputProps>();

  const submit = (submitted: string) => {
    void navigate(addressOf(submitted));
    onLeft?.();
    // Suggestions that are still on their way would open over what was found; they come back as one types on.
    setText(undefined);
    setCombobox(undefined);
    // Else one may type on.
    if (pathname !== paths.products || matchMedia('(pointer: coarse)').matches) leave(id);
  };

  return (
    <SearchForm
      action={paths.products}
      {...form}
      field={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        ...field,
        ...combobox,
        id,
        onInput: ({ currentTarget }) => setText(currentTarget.value),
        onFocus: (event) => {
          setText(event.currentTarget.value);
          combobox?.onFocus?.(event);
        },
      }}
      search={search}
      onClear={() => {
        setText('');
        if (search) void navigate(addressOf(''));
      }}
      onSearch={submit}
    >
      <Lazy load={loadSuggestions} isWanted={text !== undefined} isDecoration>
        {({ SearchSuggestions }) =>
          text !== undefined && (
            <SearchSuggestions
              inputId={id}
              text={text}
              addressOf={addressOf}
              onCombobox={setCombobox}
              onFollowed={() => {
                // Until the address has another search.
                setText(search);
                onLeft?.();
                leave(id);
              }}
            />
          )
        }
      </Lazy>
    </SearchForm>
  );
}
