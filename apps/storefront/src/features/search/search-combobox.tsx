import { SearchForm, type SearchFormProps } from '@shop/design/parts/search-form';
import { css } from '@shop/design/styled-system/css';
import type { InputProps } from '@shop/design/ui/elements';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { paths } from '../../shared/paths.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { searchShown, searchSubmitted, searchTyped, selectSearchText } from '../catalogue/browsing.slice.ts';

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

/** While its suggestions are open, the rest of the page is dimmed. */
const aboveThePage = css.raw({ '&:has([aria-expanded=true])': { zIndex: 'dropdown' } });

interface SearchComboboxProps extends Omit<SearchFormProps, 'search' | 'text'> {
  /** A suggestion was followed. */
  onFollowed?: (() => void) | undefined;
}

/**
 * A box that searches the products. Until its suggestions have loaded, on the first focus, it is a plain field in a form; all
 * such boxes show one text.
 */
export function SearchCombobox({ field, onSearch, onFollowed, ...form }: SearchComboboxProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = pathname === paths.products ? (query.get('search') ?? '') : '';
  const text = useSelector(selectSearchText);
  const [isReached, setReached] = useState(false);
  /** What the suggestions add to the field. */
  const [combobox, setCombobox] = useState<InputProps>();

  useEffect(() => void dispatch(searchShown(search)), [dispatch, search]);
  const reach = (typed: string) => {
    setReached(true);
    dispatch(searchTyped(typed));
  };

  const submit = (submitted: string) => {
    dispatch(searchSubmitted(submitted));
    onSearch(submitted);
    // Suggestions that are still on their way would open over what was found; they come back as one types on.
    setReached(false);
    setCombobox(undefined);
    // Else one may type on.
    if (pathname !== paths.products || matchMedia('(pointer: coarse)').matches) leave(id);
  };

  return (
    <SearchForm
      css={aboveThePage}
      {...form}
      field={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        ...field,
        ...combobox,
        id,
        onInput: ({ currentTarget }) => reach(currentTarget.value),
        onFocus: (event) => {
          reach(event.currentTarget.value);
          combobox?.onFocus?.(event);
        },
      }}
      search={search}
      text={text}
      onClear={() => (search ? submit('') : dispatch(searchTyped('')))}
      onSearch={submit}
    >
      <Lazy load={loadSuggestions} isWanted={isReached} isDecoration>
        {({ SearchSuggestions }) =>
          isReached && (
            <SearchSuggestions
              inputId={id}
              onCombobox={setCombobox}
              onFollowed={() => {
                onFollowed?.();
                leave(id);
              }}
            />
          )
        }
      </Lazy>
    </SearchForm>
  );
}
