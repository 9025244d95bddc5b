import { styled } from '@shop/design/styled-system/jsx';
import { IconButton, Input } from '@shop/design/ui/elements';
import { SearchIcon } from '@shop/design/ui/icons';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { shellMessages } from './shell.messages.ts';

interface SearchBoxProps {
  onSearched?: () => void;
}

/** The header's search: Enter opens /products?search={text}, or /products when empty. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const current = pathname === paths.products ? (new URLSearchParams(search).get('search') ?? '') : '';
  return <SearchForm key={current} current={current} {...props} />;
}

function SearchForm({ current, onSearched }: SearchBoxProps & { current: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(current);

  return (
    <styled.form
      role="search"
      action={paths.products}
      position="relative"
      width="full"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.productSearch(text));
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
        value={text}
        onChange={(event) => setText(event.target.value)}
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
