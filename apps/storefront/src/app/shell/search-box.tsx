import { useNavigate } from 'react-router-dom';
import { SearchCombobox } from '../../features/search/search-combobox.tsx';
import { paths } from '../../shared/paths.ts';
import { shellMessages } from './shell.messages.ts';

const field = { label: shellMessages.searchLabel, placeholder: shellMessages.searchPlaceholder, type: 'search' };

/** The header's search: Enter opens /products?search={text}, or /products when empty. */
export function SearchBox({ onSearched }: { onSearched?: () => void }) {
  const navigate = useNavigate();
  return (
    <SearchCombobox
      action={paths.products}
      width="full"
      field={field}
      submitLabel={shellMessages.search}
      clearLabel={shellMessages.clearSearch}
      onSearch={(text) => {
        void navigate(paths.productSearch(text));
        onSearched?.();
      }}
      onFollowed={onSearched}
    />
  );
}
