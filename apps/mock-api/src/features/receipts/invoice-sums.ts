import type { TaxShare } from '@shop/domain/invoice/split-tax';
import type { Supply } from '@shop/domain/invoice/supply';
import { taxByRate, type RateTotal } from '@shop/domain/invoice/tax-by-rate';
import { amountInWords } from '@shop/domain/money/amount-in-words';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { addPaise, asPaise, type Paise } from '@shop/domain/money/paise';

import type { OrderLineRecord, OrderSummaryRecord } from '../../world/records.ts';
import { html, type Html } from './html.ts';
import { receiptMessages as messages } from './receipts.messages.ts';

export const rupees = (paise: number) => formatRupees(asPaise(paise));

/** The order's lines with price, GST and total; amounts in paise. */
export function lineTable(lines: readonly OrderLineRecord[]): Html {
  const { item, quantity, unitPrice, gst, tax, lineTotal } = messages;
  return html`<table>
    ${headRow([item, quantity, unitPrice, gst, tax, lineTotal])}
    <tbody>
      ${lines.map(lineRow)}
    </tbody>
  </table>`;
}

function lineRow({ type, title, quantity, unitPrice, gstPercent, tax, lineTotal }: OrderLineRecord): Html {
  const mark = type === 'offer' ? html`<span class="mark">${messages.offer}</span>` : html``;
  return html`<tr>
    <th scope="row">${title} ${mark}</th>
    ${number(messages.quantity, html`${quantity}`)} ${number(messages.unitPrice, html`${rupees(unitPrice)}`)}
    ${number(messages.gst, html`${gstPercent} %`)} ${number(messages.tax, html`${rupees(tax)}`)}
    ${number(messages.lineTotal, html`${rupees(lineTotal)}`)}
  </tr>`;
}

/** The totals of an order; the tax is part of the subtotal (specification, section 9). */
export function summaryList({ subtotal, tax, shipping, total }: OrderSummaryRecord): Html {
  return html`<div class="totals">
    <dl class="summary">
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
    </dl>
    <p class="words"><span>${messages.inWords}</span> ${amountInWords(asPaise(total))}</p>
  </div>`;
}

/** The tax by rate and authority. */
export function taxTable(lines: readonly OrderLineRecord[], supply: Supply): Html {
  const rates = taxByRate(lines, supply);
  const names = rates[0]?.shares.map(({ name }) => name) ?? [];
  const { rate, amount, tax } = messages;
  return html`<h2>${messages.taxes}</h2>
    <table class="taxes">
      ${headRow([rate, amount, ...names, tax])}
      <tbody>
        ${rates.map(rateRow)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${messages.allRates}</th>
          ${number(amount, html`${rupees(sum(rates, (each) => each.amount))}`)}
          ${names.map((name) => number(name, html`${rupees(sum(rates, ({ shares }) => shareOf(shares, name)))}`))}
          ${number(tax, html`${rupees(sum(rates, (each) => each.tax))}`)}
        </tr>
      </tfoot>
    </table>`;
}

function rateRow({ gstPercent, amount, tax, shares }: RateTotal): Html {
  return html`<tr>
    <th scope="row">${gstPercent} %</th>
    ${number(messages.amount, html`${rupees(amount)}`)}
    ${shares.map((share) =>
      number(share.name, html`<span><span class="share">${share.percent} %</span> ${rupees(share.tax)}</span>`),
    )}
    ${number(messages.tax, html`${rupees(tax)}`)}
  </tr>`;
}

function headRow([first = '', ...numbers]: readonly string[]): Html {
  return html`<thead>
    <tr>
      <th scope="col">${first}</th>
      ${numbers.map((heading) => html`<th scope="col" class="number">${heading}</th>`)}
    </tr>
  </thead>`;
}

/** A cell with a label for the list layout on small screens. */
const number = (label: string, content: Html) => html`<td class="number" data-label="${label}">${content}</td>`;

const sum = (rates: readonly RateTotal[], part: (rate: RateTotal) => Paise) => addPaise(...rates.map(part));
const shareOf = (shares: readonly TaxShare[], name: string) =>
  addPaise(...shares.filter((share) => share.name === name).map(({ tax }) => tax));
