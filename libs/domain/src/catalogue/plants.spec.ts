import { plantsIn } from './plants.ts';

it('the plants of a product are those that its label names with both names, in order', () => {
  expect(
    plantsIn(
      '<p>15 drops hold:</p><ul><li><strong>Tulsi</strong> (<em>Ocimum tenuiflorum</em>): leaf, 2.5 g.</li><li><strong>Black pepper</strong> (<em>Piper nigrum</em>): fruit.</li></ul><p><strong>Good to know</strong></p>',
    ),
  ).toEqual(['Tulsi', 'Black pepper']);
  expect(plantsIn('<p>Nothing of the kind</p>')).toEqual([]);
});
