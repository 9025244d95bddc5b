// spec-map: 2.7.10, 3.1.4
import { benefitLine, sentences } from './sentences.ts';

describe('the small details of a product', () => {
  it.each`
    text                                      | items                                        | because
    ${'Grown in Kanpur. Dried in the shade.'} | ${['Grown in Kanpur', 'Dried in the shade']} | ${'each sentence is an item without its period'}
    ${'Take 2.5 g twice a day. With water.'}  | ${['Take 2.5 g twice a day', 'With water']}  | ${'2.5 g stays whole'}
    ${'No final period'}                      | ${['No final period']}                       | ${'the last period may be missing'}
    ${'One.\nTwo.  Three. '}                  | ${['One', 'Two', 'Three']}                   | ${'any space parts sentences'}
    ${'See vanaveda.example for more.'}       | ${['See vanaveda.example for more']}         | ${'a period within a word parts nothing'}
    ${'Safe? Yes. Pure!'}                     | ${['Safe? Yes', 'Pure!']}                    | ${'only periods part sentences'}
    ${'A. . B.'}                              | ${['A', 'B']}                                | ${'empty sentences are dropped'}
    ${''}                                     | ${[]}                                        | ${'there may be none'}
    ${' . '}                                  | ${[]}                                        | ${'a lone period says nothing'}
  `('"$text": $because', ({ text, items }: { text: string; items: string[] }) => {
    expect(sentences(text)).toEqual(items);
  });
});

it.each([
  ['Amla, milled fine. The tart fruit of winter.', 'Amla, milled fine'],
  ['A spoon of 2.5 g in warm milk', 'A spoon of 2.5 g in warm milk'],
  ['', ''],
])('of %j a card says %j', (description, line) => {
  expect(benefitLine(description)).toBe(line);
  expect(benefitLine(line)).toBe(line);
});
