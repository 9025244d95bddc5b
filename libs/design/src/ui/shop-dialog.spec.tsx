import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, StrictMode, Suspense, useState } from 'react';

const ShopDialog = lazy(() => import('./shop-dialog.tsx'));

/** A page with a button that renders an open dialog. */
function Page() {
  const [isAsked, setAsked] = useState(false);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setAsked(true)}>Ask</button>
      {isAsked && (
        <Suspense>
          <ShopDialog isOpen onClose={() => setAsked(false)} title="Question">
            <button>Answer</button>
          </ShopDialog>
        </Suspense>
      )}
    </main>
  );
}

/** In StrictMode effects run twice. */
function openPage() {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'Ask' }) };
}

/** Microtask turns: enough for rendering, too few for React to rerun effects. */
const TURNS_TO_A_FRAME = 20;

/** Simulates a paint between StrictMode's two effect runs. */
async function paintSoon(paint: FrameRequestCallback): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_A_FRAME; turn += 1) await Promise.resolve();
  paint(0);
}

beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => {
    void paintSoon(paint);
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a dialog that is open from its first moment', () => {
  it('takes the focus once and keeps it, so that nothing outside closes it', async () => {
    const { user, opener } = openPage();
    const focused: EventTarget[] = [];
    document.addEventListener('focusin', ({ target }) => target && focused.push(target));
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.click(screen.getByRole('button', { name: 'Answer' }));

    expect(dialog).toBeVisible();
    expect(focused.filter((element) => !dialog.contains(element as Node))).toEqual([opener]);
  });

  it('stays open when the focus reaches a frame, such as that of a payment window that closes', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const { user, opener } = openPage();
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    fireEvent.focusIn(frame.contentDocument?.body ?? frame);
    await new Promise((resolve) => setTimeout(resolve));
    frame.remove();

    expect(dialog).toBeVisible();
  });

  it('returns the focus to its opener even if the focus moved before the dialog opened', async () => {
    const { user, opener } = openPage();
    await user.click(opener);
    document.querySelector('main')?.focus();
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
  });
});
