// spec-map: 1.2.2, 4.3.3, 4.3.4, 4.3.5, 4.3.6, 9.4.1, 9.4.2
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCarousel } from './carousel.tsx';

function Slides() {
  const { current, handlers, isPaused, togglePause } = useCarousel(3);
  return (
    <div data-testid="slides" {...handlers}>
      <p>{`Slide ${current + 1}`}</p>
      <button onClick={togglePause}>{isPaused ? 'Play' : 'Pause'}</button>
    </div>
  );
}

const slides = () => screen.getByTestId('slides');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByText(/Slide/).textContent;

beforeEach(() => {
  jest.useFakeTimers();
  render(<Slides />);
});
afterEach(() => jest.useRealTimers());

describe('a carousel', () => {
  it('advances every 5 seconds, and from the last slide to the first', () => {
    pass(4999);
    expect(shown()).toBe('Slide 1');
    pass(1);
    expect(shown()).toBe('Slide 2');
    pass(5000);
    pass(5000);
    expect(shown()).toBe('Slide 1');
  });

  it('still waits while a control in it has the focus when the mouse leaves it, and the other way round', () => {
    fireEvent.mouseEnter(slides());
    fireEvent.focus(screen.getByRole('button'));
    fireEvent.mouseLeave(slides());
    pass(20_000);
    expect(shown()).toBe('Slide 1');
    fireEvent.mouseEnter(slides());
    fireEvent.blur(screen.getByRole('button'));
    pass(20_000);
    expect(shown()).toBe('Slide 1');
    fireEvent.mouseLeave(slides());
    pass(5000);
    expect(shown()).toBe('Slide 2');
  });

  it('stays where it is when paused', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(20_000);
    expect(shown()).toBe('Slide 1');
  });

  it('moves by the arrow keys', () => {
    fireEvent.keyDown(slides(), { key: 'ArrowRight' });
    expect(shown()).toBe('Slide 2');
    fireEvent.keyDown(slides(), { key: 'ArrowLeft' });
    fireEvent.keyDown(slides(), { key: 'ArrowLeft' });
    expect(shown()).toBe('Slide 3');
  });

  it.each([
    [-41, 'Slide 2'],
    [41, 'Slide 3'],
    [-40, 'Slide 1'],
    [40, 'Slide 1'],
  ])('a swipe of %i px shows %s', (distance, slide) => {
    fireEvent.pointerDown(slides(), { clientX: 200 });
    fireEvent.pointerUp(slides(), { clientX: 200 + distance });
    expect(shown()).toBe(slide);
  });
});
