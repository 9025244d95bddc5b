import type { CustomerRecord, OrderRecord } from './records.ts';

/** With capitals in the e-mail address. */
export const asha: CustomerRecord = {
  number: 1,
  name: 'Asha Verma',
  email: 'Asha@Vanaveda.example',
  mobile: '9000000001',
  passwordHash: 'hash',
  createdAt: 1000,
};

/** An order of that customer. */
export const order = (id: string, createdAt = 1): OrderRecord => ({
  id,
  customer: asha.number,
  provider: 'mockpay',
  receiptToken: `receipt-${id}`,
  createdAt,
  status: 'created',
  lines: [
    { type: 'product', product: 1, title: 'Tea', quantity: 2, unitPrice: 100, gstPercent: 5, tax: 0, lineTotal: 200 },
  ],
  summary: { subtotal: 200, tax: 0, priceBeforeTax: 200, shipping: 10000, total: 10200 },
  deliverTo: { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' },
});
