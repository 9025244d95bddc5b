import fc from 'fast-check';
import { defaultCompany } from '../company/default-company.ts';
import { INVOICE_NUMBER_MAX_LENGTH, invoiceNumber } from './invoice-number.ts';

describe('the number of an invoice', () => {
  it('is the order’s own', () => {
    expect(invoiceNumber('order_b8KxWm20QpTz4A')).toBe('b8KxWm20QpTz4A');
  });

  it('is different for different orders, and never too long', () => {
    const anyOrderId = fc.stringMatching(/^order_[A-Za-z0-9]{14,15}$/);
    fc.assert(
      fc.property(anyOrderId, anyOrderId, (one, other) => {
        expect(invoiceNumber(one) === invoiceNumber(other)).toBe(one === other);
        expect(invoiceNumber(one).length).toBeLessThanOrEqual(INVOICE_NUMBER_MAX_LENGTH);
      }),
    );
  });
});

it('the default company’s GSTIN looks like one and cannot be one', () => {
  const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
  const possible = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
  expect(defaultCompany.gstin).toMatch(shape);
  expect(defaultCompany.gstin).not.toMatch(possible);
});
