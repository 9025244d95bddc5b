import { ownField } from '@shop/domain/json/parse-json';
import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** What a page that needs a sign-in hands to the login page, as the router's state. */
export interface ReturnState {
  returnTo: string;
}

/** The page to come back to, from where the shopper is sent away. */
export const returnState = ({ pathname, search, hash }: Location): ReturnState => ({
  returnTo: `${pathname}${search}${hash}`,
});

/** An address whose beginning no browser could take for another host's. */
const SAME_ORIGIN_PATH = /^\/(?![/\\])/;

/** Where to go once signed in: a path of this very shop, by default the dashboard. */
export function returnPath(state: unknown): string {
  const returnTo = ownField(state, 'returnTo');
  if (typeof returnTo !== 'string' || !SAME_ORIGIN_PATH.test(returnTo)) return paths.dashboard;
  // Tabs and line breaks vanish when an address is read: `/\t/elsewhere` would be another host.
  const isOwn = new URL(returnTo, 'https://own.invalid').host === 'own.invalid';
  return isOwn ? returnTo : paths.dashboard;
}
