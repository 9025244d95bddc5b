import { fireEvent } from '@testing-library/react';
import { locateControl } from './control-locator.ts';
import { restorePosition } from './restore-position.ts';

const list = '<a href="/product/s-46">S-46</a>';
const main = () => document.querySelector('main') as HTMLElement;
const card = () => document.querySelector('a') as HTMLElement;
const menu = () => document.querySelector('button') as HTMLElement;

let scrolling: jest.SpyInstance;
beforeEach(() => {
  scrolling = jest.spyOn(window, 'scrollTo').mockImplementation();
  document.body.innerHTML = `<button>Menu</button><main tabindex="-1">${list}</main>`;
  const control = locateControl(card());
  main().innerHTML = '<div aria-busy="true"></div>';
  restorePosition({ control, scroll: 640 }, () => main().focus());
});

const listArrives = async () => {
  main().innerHTML = list;
  // Mutations are observed in a microtask.
  await Promise.resolve();
};

describe('while the list of the page loads', () => {
  it('the focus is on the content; with the list it is on the card, and the page as far down as it was', async () => {
    expect(main()).toHaveFocus();
    await listArrives();
    expect(card()).toHaveFocus();
    expect(scrolling).toHaveBeenCalledWith(0, 640);
  });

  it.each([
    ['presses a key', () => fireEvent.keyDown(main(), { key: 'Tab' })],
    ['touches the screen', () => fireEvent.pointerDown(main())],
    ['turns the wheel', () => fireEvent.wheel(main())],
    ['moves the focus', () => menu().focus()],
  ])('a visitor who %s is left alone', async (_, doIt) => {
    doIt();
    const focused = document.activeElement;
    await listArrives();
    expect(focused).toHaveFocus();
    expect(scrolling).not.toHaveBeenCalled();
  });
});
