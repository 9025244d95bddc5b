import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { SearchForm } from '@shop/design/parts/search-form';
import { shellMessages } from './shell.messages.ts';

const field = { label: shellMessages.searchLabel, placeholder: shellMessages.searchPlaceholder, type: 'search' };

/** The header's search: Enter opens /products?search={text}, or /products when empty. */
export function SearchBox({ onSearched }: { onSearched?: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = (text: string) => {
    void navigate(paths.productSearch(text));
    onSearched?.();
  };

  return (
    <SearchForm
      action={paths.products}
      width="full"
      field={field}
      submitLabel={shellMessages.search}
      search={pathname === paths.products ? (query.get('search') ?? '') : ''}
      onSearch={search}
    />
  );
}
