import { ownField } from '@shop/domain/json/parse-json';
import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** Router state for the login page, with the current page as return path, of this account alone if there is one. */
export const returnState = ({ pathname, search, hash }: Location, account?: string) => ({
  returnTo: `${pathname}${search}${hash}`,
  ...(account && { account }),
});

/** The account that a return path belongs to. */
export const accountOf = (state: unknown) => ownField(state, 'account');

/** Router state from the registration to the login, which has the e-mail address then. */
export const loginState = (state: unknown, loginId: string | undefined) => ({ ...(state as object | null), loginId });

export function loginIdOf(state: unknown): string | undefined {
  const loginId = ownField(state, 'loginId');
  return typeof loginId === 'string' ? loginId : undefined;
}

/** A path that no browser reads as another host. */
const SAME_ORIGIN_PATH = /^\/(?![/\\])/;

/** The path to open after this account's sign-in, on this origin; the dashboard by default. */
export function returnPath(state: unknown, account?: string): string {
  const returnTo = ownField(state, 'returnTo');
  if ((accountOf(state) ?? account) !== account) return paths.dashboard;
  if (typeof returnTo !== 'string' || !SAME_ORIGIN_PATH.test(returnTo)) return paths.dashboard;
  // URL parsing drops tabs and line breaks: `/\t/elsewhere` would be another host.
  const isOwn = new URL(returnTo, 'https://own.invalid').host === 'own.invalid';
  return isOwn ? returnTo : paths.dashboard;
}
