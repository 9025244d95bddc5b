import { defaultCompany as company } from '@shop/domain/company/default-company';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { asPaise } from '@shop/domain/money/paise';

import type { OrderLineRecord, OrderRecord, OrderSummaryRecord } from '../../world/records.ts';
import { html, type Html } from './html.ts';
import { receiptMessages as messages, receiptStatus } from './receipts.messages.ts';

/** Addresses beside the receipt's own, so that a path in front of `/customer` stays in force. */
const STYLE = '../receipt.css';
const SCRIPT = '../receipt.js';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const rupees = (paise: number) => formatRupees(asPaise(paise), { exact: true });

/** The receipt of an order, to be read and printed. */
export function receiptPage(order: OrderRecord, customerName: string): Html {
  const { id, createdAt, status, lines, summary, deliverTo } = order;
  return page(
    `${messages.title} ${id}`,
    html`<header>
        <p class="brand">${company.displayName}</p>
        <button type="button" id="print" hidden>${messages.print}</button>
      </header>
      <h1>${messages.title}</h1>
      <dl class="facts">
        <div>
          <dt>${messages.order}</dt>
          <dd class="id">${id}</dd>
        </div>
        <div>
          <dt>${messages.date}</dt>
          <dd>${day.format(createdAt)}</dd>
        </div>
        <div>
          <dt>${messages.status}</dt>
          <dd><span class="status" data-status="${status}">${receiptStatus[status]}</span></dd>
        </div>
      </dl>
      <div class="parties">
        ${party(messages.billedTo, [customerName])}
        ${party(messages.deliverTo, [deliverTo.Name, `${deliverTo.State} ${deliverTo.Pincode}`, deliverTo.Country])}
        ${party(messages.seller, [company.legalName, ...company.address])}
      </div>
      ${lineTable(lines)} ${summaryList(summary)}
      <footer>
        <p>${messages.taxNote} ${messages.sample}</p>
        <p>${company.supportEmail}</p>
      </footer>
      <script src="${SCRIPT}" defer></script>`,
  );
}

export function receiptNotFoundPage(): Html {
  return page(
    messages.notFoundTitle,
    html`<header><p class="brand">${company.displayName}</p></header>
      <h1>${messages.notFoundTitle}</h1>
      <p>${messages.notFound}</p>`,
  );
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${company.displayName}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE}" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
}

function party(heading: string, lines: readonly string[]): Html {
  return html`<section>
    <h2>${heading}</h2>
    <p>${lines.map((line) => html`<span>${line}</span>`)}</p>
  </section>`;
}

function lineTable(lines: readonly OrderLineRecord[]): Html {
  const { item, quantity, unitPrice, gst, tax, lineTotal } = messages;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${item}</th>
        ${[quantity, unitPrice, gst, tax, lineTotal].map((heading) => html`<th scope="col" class="number">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(lineRow)}
    </tbody>
  </table>`;
}

function lineRow({ type, title, quantity, unitPrice, gstPercent, tax, lineTotal }: OrderLineRecord): Html {
  const mark = type === 'offer' ? html` <span class="mark">${messages.offer}</span>` : html``;
  return html`<tr>
    <th scope="row">${title}${mark}</th>
    <td class="number" data-label="${messages.quantity}">${quantity}</td>
    <td class="number" data-label="${messages.unitPrice}">${rupees(unitPrice)}</td>
    <td class="number" data-label="${messages.gst}">${gstPercent} %</td>
    <td class="number" data-label="${messages.tax}">${rupees(tax)}</td>
    <td class="number" data-label="${messages.lineTotal}">${rupees(lineTotal)}</td>
  </tr>`;
}

function summaryList({ subtotal, tax, shipping, total }: OrderSummaryRecord): Html {
  return html`<dl class="summary">
    <div>
      <dt>${messages.subtotal}</dt>
      <dd>${rupees(subtotal)}</dd>
    </div>
    <div class="quiet">
      <dt>${messages.ofWhichTax}</dt>
      <dd>${rupees(tax)}</dd>
    </div>
    <div>
      <dt>${messages.shipping}</dt>
      <dd>${shipping === 0 ? messages.freeShipping : rupees(shipping)}</dd>
    </div>
    <div class="total">
      <dt>${messages.total}</dt>
      <dd>${rupees(total)}</dd>
    </div>
  </dl>`;
}
