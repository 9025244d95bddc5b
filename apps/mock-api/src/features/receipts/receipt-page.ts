import { defaultCompany as company } from '@shop/domain/company/default-company';
import { supplyTo } from './invoice-tax.ts';

import { fontFamilies, fontStyleUrl } from '../fonts/font-families.ts';
import { html, type Html } from './html.ts';
import { invoiceHead, type Receipt } from './invoice-head.ts';
import { lineTable, summaryList, taxTable } from './invoice-sums.ts';
import { receiptMessages as messages } from './receipts.messages.ts';

/** Relative to the receipt, to keep a path prefix before `/customer`. */
const styles = [...fontFamilies.map((family) => `../..${fontStyleUrl(family)}`), '../receipt.css'];

/** The receipt of an order: a tax invoice when paid, otherwise a pro forma invoice. */
export function receiptPage(receipt: Receipt): Html {
  const { id, status, lines, summary, deliverTo } = receipt.order;
  const title = status === 'paid' ? messages.taxInvoice : messages.proForma;
  return page(
    `${title} ${id}`,
    html`${brandHeader}
      <div class="title">
        <h1>${title}</h1>
        <button id="print" type="button" hidden>${messages.print}</button>
        <script src="../receipt.js" defer></script>
      </div>
      ${invoiceHead(receipt)} ${lineTable(lines)} ${summaryList(summary)}
      ${taxTable(lines, supplyTo(deliverTo.State, company.state))}
      <footer>
        <p>${messages.taxNote}</p>
        <p>${messages.sample}</p>
        <p>${company.supportEmail}</p>
      </footer>`,
  );
}

/** Shown for an unknown token, without any order data. */
export function receiptNotFoundPage(): Html {
  return page(
    messages.notFoundTitle,
    html`${brandHeader}
      <h1>${messages.notFoundTitle}</h1>
      <p>${messages.notFound}</p>`,
  );
}

const brandHeader = html`<header>
  <p class="brand">${company.displayName}</p>
  <p class="quiet">${company.siteUrl.replace('https://', '')}</p>
</header>`;

function page(title: string, content: Html): Html {
  return html`<!doctype html>
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
        <main>${content}</main>
      </body>
    </html> `;
}
