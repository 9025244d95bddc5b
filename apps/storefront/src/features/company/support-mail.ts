import { brand } from '../../shared/env.ts';
import { ticketMessages } from './company.messages.ts';

/** An e-mail to support as a mailto address; empty paragraphs are left out. The contract has no call for messages. */
export function supportMail(subject: string, paragraphs: readonly string[]): string {
  const body = paragraphs
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export const openMail = (mailto: string): void => window.location.assign(mailto);

export interface Ticket {
  subject: string;
  /** Empty when it is about no order. */
  order: string;
  message: string;
}

export type TicketError = 'subject-missing' | 'message-missing';

export function ticketError({ subject, message }: Ticket): TicketError | null {
  if (!subject.trim()) return 'subject-missing';
  if (!message.trim()) return 'message-missing';
  return null;
}

export const ticketMail = ({ subject, order, message }: Ticket): string =>
  supportMail(subject.trim(), [order.trim() && ticketMessages.bodyOrder(order.trim()), message.trim()]);
