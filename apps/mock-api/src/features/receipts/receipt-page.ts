import { defaultCompany as company } from '@shop/domain/company/default-company';
import { formatRupeesAndPaise as rupees } from '@shop/domain/money/format-rupees';
import { addPaise } from '@shop/domain/money/paise';
import type { CustomerRecord, OrderLineRecord, OrderRecord, PaymentRecord } from '../../world/records.ts';
import { fontFamilies, fontStyleUrl } from '../fonts/font-families.ts';
import { html, type Html, type Part } from './html.ts';
import { receiptMessages as messages, receiptStatus, refundNotice, unpaidNotice } from './receipts.messages.ts';
import { isWithinState, taxByRate } from './tax-by-rate.ts';

/** The data of a receipt. */
export interface Receipt {
  readonly order: OrderRecord;
  readonly customer: CustomerRecord | undefined;
  /** Received payments of the order. */
  readonly payments: readonly PaymentRecord[];
}

/** Relative to the receipt, to keep a path prefix before `/customer`. */
const styles = [...fontFamilies.map((family) => `../..${fontStyleUrl(family)}`), '../receipt.css'];

// Created per receipt, because loading the locale data would slow the server's start.
const inWords = (at: number, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata', ...form }).format(at);
/** The time in one piece: `6:09 am` does not break. */
const moment = (at: number) => inWords(at, { timeStyle: 'short' }).replace(/\s(?=[ap]m$)/i, '\u00a0');

/** The receipt of an order: a tax invoice when paid, otherwise a pro forma invoice. */
export function receiptPage({ order, customer, payments }: Receipt): Html {
  const { id, createdAt, status, lines, summary, deliverTo } = order;
  const title = status === 'paid' ? messages.taxInvoice : messages.proForma;
  const paidAt = payments.find(({ purpose }) => purpose === 'order')?.receivedAt ?? createdAt;
  const refunds = payments
    .filter(({ purpose }) => purpose === 'to-refund')
    .map((one) => refundNotice(rupees(summary.total), moment(one.receivedAt), one.id));
  return page(
    `${title} ${id}`,
    html`<div class="title">
        <h1>${title}</h1>
        <button id="print" type="button" hidden>${messages.print}</button>
        <script src="../receipt.js" defer></script>
      </div>
      <dl class="facts">
        ${
          status === 'paid'
            ? [
                // A real seller's accounting gives consecutive numbers of at most 16 characters.
                entry(messages.invoiceNumber, html`<span class="id">${id.replace('order_', '').slice(-16)}</span>`),
                entry(messages.invoiceDate, inWords(paidAt, {})),
              ]
            : []
        }
        ${entry(messages.order, html`<span class="id">${id}</span>`)} ${entry(messages.orderDate, moment(createdAt))}
        ${entry(messages.placeOfSupply, deliverTo.State)}
        ${entry(messages.status, html`<span class="status" data-status="${status}">${receiptStatus[status]}</span>`)}
      </dl>
      ${[...(status === 'paid' ? [] : [unpaidNotice[status]]), ...refunds].map(
        (notice) => html`<p class="notice">${notice}</p>`,
      )}
      <div class="parties">
        ${party(messages.seller, [
          company.legalName,
          ...company.address,
          html`${messages.gstin} ${company.gstin} <b class="mark">${messages.sampleMark}</b>`,
        ])}
        ${party(messages.billedTo, [customer?.name ?? ''])} ${party(messages.deliverTo, addressOf(deliverTo))}
      </div>
      ${lineTable(lines)}
      <dl class="summary">
        ${entry(messages.subtotal, rupees(summary.subtotal))}
        ${entry(messages.ofWhichTax, rupees(summary.tax), 'quiet')}
        ${entry(messages.shipping, summary.shipping === 0 ? messages.freeShipping : rupees(summary.shipping))}
        ${entry(messages.total, rupees(summary.total), 'total')}
      </dl>
      ${taxTable(lines, isWithinState(deliverTo.State, company.state))}
      <footer>
        <p>${messages.taxNote}</p>
        <p>${messages.sample}</p>
        <p>${company.supportEmail}</p>
      </footer>`,
  );
}

/** Shown for an unknown token, without any order data. */
export const receiptNotFoundPage = (): Html =>
  page(
    messages.notFoundTitle,
    html`<h1>${messages.notFoundTitle}</h1>
      <p>${messages.notFound}</p>`,
  );

/** As on a parcel; the lines that were not filled in are absent. */
function addressOf(deliverTo: OrderRecord['deliverTo']): string[] {
  const { Name, State, Country, Pincode, Recipient, Mobile, Line1, Line2, Landmark } = deliverTo;
  const lines = [Recipient, Line1, Line2, Landmark, Name, `${State} ${Pincode}`, Country, Mobile];
  return lines.filter((line) => line !== undefined);
}

const lineTable = (lines: readonly OrderLineRecord[]): Html =>
  table(
    [messages.item, messages.quantity, messages.unitPrice, messages.gst, messages.tax, messages.lineTotal],
    lines.map(({ title, type, quantity, unitPrice, gstPercent, tax, lineTotal }) => [
      html`${title} ${type === 'offer' ? html`<span class="mark">${messages.offer}</span>` : ''}`,
      ...[quantity, rupees(unitPrice), `${gstPercent} %`, rupees(tax), rupees(lineTotal)],
    ]),
  );

/** The tax by rate and authority. */
function taxTable(lines: readonly OrderLineRecord[], isHalved: boolean): Html {
  const rates = taxByRate(lines, isHalved);
  const names = Object.keys(rates[0]?.shares ?? {});
  const rows = rates.map(({ gstPercent, amount, tax, shares }) => [
    `${gstPercent} %`,
    rupees(amount),
    ...Object.values(shares).map(
      (share) => html`<span><span class="share">${gstPercent / names.length} %</span> ${rupees(share)}</span>`,
    ),
    rupees(tax),
  ]);
  const amounts = rates.map(({ amount, shares, tax }) => [amount, ...Object.values(shares), tax]);
  const sums = (amounts[0] ?? []).map((_, index) => rupees(addPaise(...amounts.flatMap((row) => row[index] ?? []))));
  return html`<h2>${messages.taxes}</h2>
    ${table([messages.rate, messages.amount, ...names, messages.tax], rows, [messages.allRates, ...sums])}`;
}

/** A table of numbers, each with its heading as a label for the list layout on small screens. */
function table(headings: readonly string[], rows: readonly (readonly Part[])[], sums?: readonly Part[]): Html {
  const row = ([first = '', ...numbers]: readonly Part[]) =>
    html`<tr>
      <th scope="row">${first}</th>
      ${numbers.map((number, at) => html`<td class="number" data-label="${headings[at + 1] ?? ''}">${number}</td>`)}
    </tr>`;
  return html`<table class="${sums ? 'taxes' : ''}">
    <thead>
      <tr>
        ${headings.map((heading, at) => html`<th scope="col" class="${at > 0 ? 'number' : ''}">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
    <tfoot>
      ${sums ? row(sums) : ''}
    </tfoot>
  </table>`;
}

/** An entry of a description list. */
const entry = (term: string, detail: Part, name = ''): Html =>
  html`<div class="${name}">
    <dt>${term}</dt>
    <dd>${detail}</dd>
  </div>`;

const party = (heading: string, lines: readonly Part[]): Html =>
  html`<section>
    <h3>${heading}</h3>
    <p>${lines.map((line) => html`<span>${line}</span>`)}</p>
  </section>`;

const page = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${company.displayName}</title>
        <link rel="icon" href="data:," />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)}
      </head>
      <body>
        <main>
          <header>
            <p class="brand">${company.displayName}</p>
            <p class="quiet">${company.siteUrl.replace('https://', '')}</p>
          </header>
          ${content}
        </main>
      </body>
    </html> `;
