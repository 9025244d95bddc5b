import fc from 'fast-check';
import { defaultCompany } from '@shop/domain/company/default-company';
import { INVOICE_NUMBER_MAX_LENGTH, invoiceNumber } from './invoice-number.ts';

it('the number of an invoice is the order’s own, so different for different orders, and never too long', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{14,15}$/), (own) => {
      expect(invoiceNumber(`order_${own}`)).toBe(own);
    }),
  );
  expect(invoiceNumber(`order_${'a'.repeat(20)}`)).toHaveLength(INVOICE_NUMBER_MAX_LENGTH);
});

it('the default company’s GSTIN looks like one and cannot be one', () => {
  const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
  const possible = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
  expect(defaultCompany.gstin).toMatch(shape);
  expect(defaultCompany.gstin).not.toMatch(possible);
});
