import { SearchCombobox } from '../../features/search/search-combobox.tsx';
import { shellMessages } from './shell.messages.ts';

const field = { label: shellMessages.searchLabel, placeholder: shellMessages.searchPlaceholder, type: 'search' };

/** The header's search: Enter opens /products?search={text}, or /products when empty. */
export const SearchBox = ({ onLeft }: { onLeft?: () => void }) => (
  <SearchCombobox width="full" field={field} onLeft={onLeft} />
);
