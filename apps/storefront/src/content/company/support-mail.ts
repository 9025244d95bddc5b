import { brand } from '../../shared/env.ts';

/** An e-mail to support as a mailto address; empty paragraphs are left out. The contract has no call for messages. */
export function supportMail(subject: string, ...paragraphs: string[]): string {
  const body = paragraphs
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replaceAll(/\r?\n/g, '\r\n');
  const withBody = body && `&body=${encodeURIComponent(body)}`;
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}${withBody}`;
}

export const openMail = (mailto: string): void => window.location.assign(mailto);
