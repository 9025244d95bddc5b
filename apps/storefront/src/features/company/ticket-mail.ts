import { brand } from '../../shared/brand.ts';
import { ticketMessages } from './ticket.messages.ts';

export interface Ticket {
  subject: string;
  /** Empty when it is about no order. */
  order: string;
  message: string;
}

export type TicketFault = 'subject-missing' | 'message-missing';

/** The first thing a ticket lacks, or null. */
export function ticketFault({ subject, message }: Ticket): TicketFault | null {
  if (!subject.trim()) return 'subject-missing';
  if (!message.trim()) return 'message-missing';
  return null;
}

/** The e-mail to support as a mailto address: the contract has no call for tickets. */
export function ticketMail({ subject, order, message }: Ticket): string {
  const paragraphs = [order.trim() && ticketMessages.bodyOrder(order.trim()), message.trim()];
  const body = paragraphs.filter(Boolean).join('\n\n').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject.trim())}&body=${encodeURIComponent(body)}`;
}
