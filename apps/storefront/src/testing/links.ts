import { within, screen } from '@testing-library/react';

type Place = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp, place: Place = screen): string | null =>
  place.getByRole('link', { name }).getAttribute('href');

/** Texts and targets of all links in a part of the page, hidden ones included. */
export const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
