import { type Supply, taxByRate, type RateTotal } from './invoice-tax.ts';
import { amountInWords } from './amount-in-words.ts';
import { formatRupeesAndPaise } from '@shop/domain/money/format-rupees';
import { addPaise, ZERO_PAISE, type Paise } from '@shop/domain/money/paise';

import type { OrderLineRecord, OrderRecord } from '../../world/records.ts';
import { entry, html, type Html, type Part } from './html.ts';
import { receiptMessages as messages } from './receipts.messages.ts';

/** The order's lines with price, GST and total. */
export function lineTable(lines: readonly OrderLineRecord[]): Html {
  const { item, quantity, unitPrice, gst, tax, lineTotal } = messages;
  const headings = [item, quantity, unitPrice, gst, tax, lineTotal];
  return html`<table>
    ${headRow(headings)}
    <tbody>
      ${lines.map((line) =>
        row(headings, [
          html`${line.title} ${line.type === 'offer' ? html`<span class="mark">${messages.offer}</span>` : ''}`,
          line.quantity,
          formatRupeesAndPaise(line.unitPrice),
          `${line.gstPercent} %`,
          formatRupeesAndPaise(line.tax),
          formatRupeesAndPaise(line.lineTotal),
        ]),
      )}
    </tbody>
  </table>`;
}

/** The totals of an order; the tax is part of the subtotal (specification, section 9). */
export function summaryList({ subtotal, tax, shipping, total }: OrderRecord['summary']): Html {
  return html`<div class="totals">
    <dl class="summary">
      ${entry(messages.subtotal, formatRupeesAndPaise(subtotal))}
      ${entry(messages.ofWhichTax, formatRupeesAndPaise(tax), 'quiet')}
      ${entry(messages.shipping, shipping === 0 ? messages.freeShipping : formatRupeesAndPaise(shipping))}
      ${entry(messages.total, formatRupeesAndPaise(total), 'total')}
    </dl>
    <p class="words"><span>${messages.inWords}</span> ${amountInWords(total)}</p>
  </div>`;
}

/** The tax by rate and authority. */
export function taxTable(lines: readonly OrderLineRecord[], supply: Supply): Html {
  const rates = taxByRate(lines, supply);
  const names = rates[0]?.shares.map(({ name }) => name) ?? [];
  const headings = [messages.rate, messages.amount, ...names, messages.tax];
  const sum = (part: (rate: RateTotal) => Paise) => formatRupeesAndPaise(addPaise(...rates.map(part)));
  const sums = [
    messages.allRates,
    sum(({ amount }) => amount),
    ...names.map((_, index) => sum(({ shares }) => shares[index]?.tax ?? ZERO_PAISE)),
    sum(({ tax }) => tax),
  ];
  return html`<h2>${messages.taxes}</h2>
    <table class="taxes">
      ${headRow(headings)}
      <tbody>
        ${rates.map(({ gstPercent, amount, tax, shares }) =>
          row(headings, [
            `${gstPercent} %`,
            formatRupeesAndPaise(amount),
            ...shares.map(
              (share) =>
                html`<span><span class="share">${share.percent} %</span> ${formatRupeesAndPaise(share.tax)}</span>`,
            ),
            formatRupeesAndPaise(tax),
          ]),
        )}
      </tbody>
      <tfoot>
        ${row(headings, sums)}
      </tfoot>
    </table>`;
}

function headRow([first = '', ...numbers]: readonly string[]): Html {
  return html`<thead>
    <tr>
      <th scope="col">${first}</th>
      ${numbers.map((heading) => html`<th scope="col" class="number">${heading}</th>`)}
    </tr>
  </thead>`;
}

/** A row of numbers, each with its heading as a label for the list layout on small screens. */
function row([, ...labels]: readonly string[], [heading = '', ...numbers]: readonly Part[]): Html {
  return html`<tr>
    <th scope="row">${heading}</th>
    ${numbers.map((number, index) => html`<td class="number" data-label="${labels[index] ?? ''}">${number}</td>`)}
  </tr>`;
}
