import { useEffect, useState } from 'react';
import { tabMessages, type TabName } from '../tabs.messages.ts';

export interface Address {
  readonly world: string;
  readonly tab: TabName;
}

function readAddress(): Address {
  const query = new URLSearchParams(location.search);
  const tab = query.get('tab') ?? '';
  return {
    world: query.get('world') || 'default',
    tab: Object.hasOwn(tabMessages.names, tab) ? (tab as TabName) : 'requests',
  };
}

/** The selected world and tab, kept in the page's URL (`?world=priya&tab=clock`). */
export function useAddress(): [Address, (part: Partial<Address>) => void] {
  const [address, setAddress] = useState(readAddress);

  useEffect(() => {
    const read = () => setAddress(readAddress());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const go = (part: Partial<Address>) => {
    const next = { ...address, ...part };
    const query = new URLSearchParams({ ...next });
    history.pushState(null, '', `?${query}`);
    setAddress(next);
  };
  return [address, go];
}
