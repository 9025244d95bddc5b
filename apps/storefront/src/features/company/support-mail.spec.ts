import { ticketMail } from './support-mail.ts';

const ticket = { subject: 'Lid broken', order: 'order_A1', message: 'The jar came open.\nPlease advise & help.' };

describe('the e-mail of a support ticket', () => {
  it('names the order above the message, with nothing lost on the way', () => {
    const mail = new URL(ticketMail(ticket));

    expect(mail.protocol + mail.pathname).toBe('mailto:care@vanaveda.example');
    expect(mail.searchParams.get('subject')).toBe('Lid broken');
    expect(mail.searchParams.get('body')).toBe('Order: order_A1\r\n\r\nThe jar came open.\r\nPlease advise & help.');
  });

  it('says nothing of an order when there is none', () => {
    expect(new URL(ticketMail({ ...ticket, order: ' ' })).searchParams.get('body')).not.toContain('Order:');
  });

  it('cannot be given further recipients through the subject', () => {
    const mail = new URL(ticketMail({ ...ticket, subject: 'Hello&bcc=someone@else.example\r\nCc: x@y.example' }));

    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  });
});
