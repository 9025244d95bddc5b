import type { Override, OverrideFit } from '@shop/mock-engine/generated/control-api';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.ts';

/** Typing pauses this long before it is checked. */
const PAUSE_MS = 300;

/** How an override fits the contract, by the server; undefined before the first check. */
export function useFit(override: Override | undefined): OverrideFit | undefined {
  const { client } = useConsole();
  const [fit, setFit] = useState<OverrideFit>();
  const text = override && JSON.stringify(override);

  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const check = async () => {
      const found = await client
        .control('POST /overrides/check', { body: JSON.parse(text) as Override })
        .catch((error: Error) => ({ stale: [{ field: '', detail: error.message }], violations: [] }));
      if (isCurrent) setFit(found);
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text]);
  return text === undefined ? undefined : fit;
}
