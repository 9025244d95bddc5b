import { defaultCompany as company } from '@shop/domain/company/default-company';
import { invoiceNumber } from './invoice-number.ts';
import { formatRupeesAndPaise } from '@shop/domain/money/format-rupees';

import type { CustomerRecord, OrderRecord, PaymentRecord } from '../../world/records.ts';
import { entry, html, type Html, type Part } from './html.ts';
import { receiptMessages as messages, receiptStatus, refundNotice, unpaidNotice } from './receipts.messages.ts';

/** The data of a receipt. */
export interface Receipt {
  readonly order: OrderRecord;
  readonly customer: CustomerRecord | undefined;
  /** Received payments of the order. */
  readonly payments: readonly PaymentRecord[];
}

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
      ${invoiceFacts(receipt)} ${entry(messages.order, html`<span class="id">${id}</span>`)}
      ${entry(messages.orderDate, moment(createdAt))} ${entry(messages.placeOfSupply, deliverTo.State)}
      ${entry(messages.status, html`<span class="status" data-status="${status}">${receiptStatus[status]}</span>`)}
    </dl>
    ${notices(receipt).map((notice) => html`<p class="notice">${notice}</p>`)}
    <div class="parties">
      ${party(messages.seller, [
        company.legalName,
        ...company.address,
        html`${messages.gstin} ${company.gstin}<b class="mark">${messages.sampleMark}</b>`,
      ])}
      ${party(messages.billedTo, [customer?.name ?? ''])} ${party(messages.deliverTo, addressOf(deliverTo))}
    </div>`;
}

/** As on a parcel; the lines that were not filled in are absent. */
function addressOf(deliverTo: OrderRecord['deliverTo']): string[] {
  const { Name, State, Country, Pincode, Recipient, Mobile, Line1, Line2, Landmark } = deliverTo;
  const lines = [Recipient, Line1, Line2, Landmark, Name, `${State} ${Pincode}`, Country, Mobile];
  return lines.filter((line) => line !== undefined);
}

/** Only a paid order has an invoice, dated by its payment. */
function invoiceFacts({ order, payments }: Receipt): Html[] {
  if (order.status !== 'paid') return [];
  const date = payments.find(({ purpose }) => purpose === 'order')?.receivedAt ?? order.createdAt;
  return [
    entry(messages.invoiceNumber, html`<span class="id">${invoiceNumber(order.id)}</span>`),
    entry(messages.invoiceDate, day(date)),
  ];
}

function notices({ order, payments }: Receipt): string[] {
  const refunds = payments
    .filter(({ purpose }) => purpose === 'to-refund')
    .map(({ id, receivedAt }) => refundNotice(formatRupeesAndPaise(order.summary.total), moment(receivedAt), id));
  return order.status === 'paid' ? refunds : [unpaidNotice[order.status], ...refunds];
}

function party(heading: string, lines: readonly Part[]): Html {
  return html`<section>
    <h3>${heading}</h3>
    <p>${lines.map((line) => html`<span>${line}</span>`)}</p>
  </section>`;
}
