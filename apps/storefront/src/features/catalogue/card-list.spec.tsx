import { act, screen, within } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { CardList, type ListedCardProps } from './card-list.tsx';

interface Item {
  id: number;
  name: string;
}

/** Three columns of cards of 100 px with a gap of 20 px, seen through a window of 768 px: what jsdom does not lay out. */
function layOut() {
  const real = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, part) =>
      element.getAttribute('role') === 'list'
        ? ({ gridTemplateColumns: '300px 300px 300px', rowGap: '20px' } as CSSStyleDeclaration)
        : real(element, part),
    );
  scrollGridTo(0);
}

const scrollGridTo = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, height: 100 } as DOMRect);

const items: Item[] = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));

function Card({ item }: ListedCardProps<Item>) {
  return <button type="button">{item.name}</button>;
}

const list = () => document.querySelector<HTMLElement>('[role=list]')!;
const positions = () => Array.from(list().children, (card) => Number(card.getAttribute('aria-posinset')));

afterEach(() => jest.restoreAllMocks());

it('where nothing is laid out a list has all its cards', () => {
  renderWithShop(<CardList label="Things" items={items.slice(0, 46)} card={Card} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(46);
});

describe('a long list of cards', () => {
  it('is drawn as far as it is seen, with two rows ahead and its last card, each knowing its place', () => {
    layOut();
    renderWithShop(<CardList label="Things" items={items} card={Card} />);

    // Rows 1 to 7 are in view, 8 and 9 ahead.
    expect(positions()).toEqual([...Array.from({ length: 27 }, (_, index) => index + 1), 2_000]);
    expect(list().lastElementChild).toHaveAttribute('aria-setsize', '2000');
    expect(list().lastElementChild).toHaveStyle({ gridColumnStart: 2, marginTop: `${(667 - 10) * 120}px` });
  });

  it('keeps the card that has the focus and its neighbours when they are scrolled away', () => {
    layOut();
    renderWithShop(<CardList label="Things" items={items} card={Card} />);
    act(() => within(list()).getByText('Item 14').focus());

    scrollGridTo(-12_000);
    act(() => void window.dispatchEvent(new Event('scroll')));

    expect(within(list()).getByText('Item 14')).toHaveFocus();
    expect(positions().slice(0, 12)).toEqual([1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 295, 296]);
  });
});
