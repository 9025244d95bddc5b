import { defaultCompany as company } from '@shop/domain/company/default-company';
import { invoiceNumber } from '@shop/domain/invoice/invoice-number';

import { html, type Html } from './html.ts';
import { rupees } from './invoice-sums.ts';
import type { Receipt } from './receipt.ts';
import { receiptMessages as messages, receiptStatus, refundNotice, unpaidNotice } from './receipts.messages.ts';

const timeZone = 'Asia/Kolkata';
// Created per invoice, because loading the locale data would slow the server's start.
const inWords = (at: number, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...form, timeZone }).format(at);
/** The time in one piece: `6:09 am` does not break. */
const moment = (at: number) =>
  inWords(at, { dateStyle: 'long', timeStyle: 'short' }).replace(/\s(?=[ap]m$)/i, '\u00a0');
const day = (at: number) => inWords(at, { dateStyle: 'long' });

/** The invoice's numbers, dates, payment status and parties. */
export function invoiceHead(receipt: Receipt): Html {
  const { order, customer } = receipt;
  const { id, createdAt, status, deliverTo } = order;
  return html`<dl class="facts">
      ${invoiceFacts(receipt)} ${fact(messages.order, html`<span class="id">${id}</span>`)}
      ${fact(messages.orderDate, html`${moment(createdAt)}`)} ${fact(messages.placeOfSupply, html`${deliverTo.State}`)}
      ${fact(messages.status, html`<span class="status" data-status="${status}">${receiptStatus[status]}</span>`)}
    </dl>
    ${notices(receipt).map((notice) => html`<p class="notice">${notice}</p>`)}
    <div class="parties">
      ${party(messages.seller, [
        html`${company.legalName}`,
        ...company.address.map((line) => html`${line}`),
        html`${messages.gstin} ${company.gstin}<b class="mark">${messages.sampleMark}</b>`,
      ])}
      ${party(messages.billedTo, [html`${customer?.name ?? ''}`])}
      ${party(messages.deliverTo, [
        html`${deliverTo.Name}`,
        html`${deliverTo.State} ${deliverTo.Pincode}`,
        html`${deliverTo.Country}`,
      ])}
    </div>`;
}

/** Only a paid order has an invoice, dated by its payment. */
function invoiceFacts({ order, payments }: Receipt): Html[] {
  if (order.status !== 'paid') return [];
  const date = payments.find(({ purpose }) => purpose === 'order')?.receivedAt ?? order.createdAt;
  return [
    fact(messages.invoiceNumber, html`<span class="id">${invoiceNumber(order.id)}</span>`),
    fact(messages.invoiceDate, html`${day(date)}`),
  ];
}

function notices({ order, payments }: Receipt): string[] {
  const refunds = payments
    .filter(({ purpose }) => purpose === 'to-refund')
    .map(({ id, receivedAt }) => refundNotice(rupees(order.summary.total), moment(receivedAt), id));
  return order.status === 'paid' ? refunds : [unpaidNotice[order.status], ...refunds];
}

function fact(term: string, detail: Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${detail}</dd>
  </div>`;
}

function party(heading: string, lines: readonly Html[]): Html {
  return html`<section>
    <h3>${heading}</h3>
    <p>${lines.map((line) => html`<span>${line}</span>`)}</p>
  </section>`;
}
