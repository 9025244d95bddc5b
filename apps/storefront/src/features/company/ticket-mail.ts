import { supportMail } from './support-mail.ts';
import { ticketMessages } from './ticket.messages.ts';

export interface Ticket {
  subject: string;
  /** Empty when it is about no order. */
  order: string;
  message: string;
}

export type TicketFault = 'subject-missing' | 'message-missing';

/** The first missing field, or null. */
export function ticketFault({ subject, message }: Ticket): TicketFault | null {
  if (!subject.trim()) return 'subject-missing';
  if (!message.trim()) return 'message-missing';
  return null;
}

/** The ticket as an e-mail to support. */
export const ticketMail = ({ subject, order, message }: Ticket): string =>
  supportMail(subject.trim(), [order.trim() && ticketMessages.bodyOrder(order.trim()), message.trim()]);
