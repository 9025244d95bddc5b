import { useEffect, useRef } from 'react';

/** Props of a search field that shows the address's search; what is being typed stays, also through hydration. */
export function useSearchField(search: string) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = search;
  }, [search]);
  return { ref, defaultValue: search };
}
