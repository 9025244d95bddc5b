import { productForm, readProductForm } from './product-form.ts';

it.each([
  ['Capsules', 'S-46 Sattva Greens', 'capsules'],
  ['Tablets', 'Triphala', 'capsules'],
  ['Tea Bags', 'Calm Cycle Tea', 'tea'],
  ['Sachets', 'Tulsi Ginger Kadha', 'tea'],
  ['ml', 'Tulsi Giloy Drops', 'drops'],
  ['ml', 'Ashoka Shatavari Tonic', 'drops'],
  ['ml', 'Sandalwood Beard Oil', 'oil'],
  ['ml', 'Neem Tulsi Face Wash', 'skin'],
  ['g', 'Aloe Lotus Day Gel', 'skin'],
  ['g', 'Arjuna Bark Tea', 'tea'],
  ['g', 'Fenugreek Seed Powder', 'powder'],
  ['g', 'Gelatine Steam Mix', 'powder'],
  ['g', 'Moringa Amla Granules', 'powder'],
  ['g', 'After-Meal Hing Churan', 'powder'],
  ['g', 'Kashmir Saffron Threads', undefined],
  ['g', 'Life Elixir', undefined],
  ['ml', 'Aloe Amla Concentrate', 'drops'],
  ['ml', 'Kashmir Rose Honey', undefined],
  ['Pieces', 'Copper Cup', undefined],
])('sold by %s, %s is of the form %s', (size_type_id, product_title, form) => {
  expect(productForm({ size_type_id, product_title })).toBe(form);
});

it.each([
  ['tea', 'tea'],
  ['Tea', undefined],
  [null, undefined],
])('the address %j names the form %j', (text, form) => {
  expect(readProductForm(text)).toBe(form);
});
