import { styled } from '@shop/design/styled-system/jsx';
import { IconButton, Input } from '@shop/design/ui/elements';
import { SearchIcon } from '@shop/design/ui/icons';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useSearchField } from '../../shared/ui/use-search-field.ts';
import { usePageQuery } from '../../shared/use-page-query.ts';
import { shellMessages } from './shell.messages.ts';

interface SearchBoxProps {
  onSearched?: () => void;
}

/** The header's search: Enter opens /products?search={text}, or /products when empty. */
export function SearchBox({ onSearched }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = usePageQuery();
  const search = useSearchField(pathname === paths.products ? (query.get('search') ?? '') : '');

  return (
    <styled.form
      role="search"
      action={paths.products}
      position="relative"
      width="full"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.productSearch(search.ref.current?.value ?? ''));
        onSearched?.();
      }}
    >
      <styled.label htmlFor={id} srOnly>
        {shellMessages.searchLabel}
      </styled.label>
      <Input
        id={id}
        type="search"
        name="search"
        pe="12"
        {...search}
        placeholder={shellMessages.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton
        type="submit"
        variant="ghost"
        size="sm"
        position="absolute"
        insetEnd="0.5"
        top="0.5"
        aria-label={shellMessages.search}
      >
        <SearchIcon />
      </IconButton>
    </styled.form>
  );
}
