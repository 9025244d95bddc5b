import { ownField } from '@shop/domain/json/parse-json';
import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** Router state for the login page, with the current page as return path. */
export const returnState = ({ pathname, search, hash }: Location) => ({
  returnTo: `${pathname}${search}${hash}`,
});

/** A path that no browser reads as another host. */
const SAME_ORIGIN_PATH = /^\/(?![/\\])/;

/** The path to open after sign-in, on this origin; the dashboard by default. */
export function returnPath(state: unknown): string {
  const returnTo = ownField(state, 'returnTo');
  if (typeof returnTo !== 'string' || !SAME_ORIGIN_PATH.test(returnTo)) return paths.dashboard;
  // URL parsing drops tabs and line breaks: `/\t/elsewhere` would be another host.
  const isOwn = new URL(returnTo, 'https://own.invalid').host === 'own.invalid';
  return isOwn ? returnTo : paths.dashboard;
}
