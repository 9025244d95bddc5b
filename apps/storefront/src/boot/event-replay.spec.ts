import { recordEvents } from './event-replay.ts';

const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-it]') as HTMLElement;
};

const noted: string[] = [];
/** Simulates hydration: controls respond from now on. */
const hydrate = () => {
  for (const type of ['click', 'submit', 'input']) {
    document.body.addEventListener(type, (event) => {
      event.preventDefault();
      const { value } = event.target as HTMLInputElement;
      noted.push(type === 'input' ? `${type} ${value}` : type);
    });
  }
};

beforeEach(() => {
  noted.length = 0;
  document.body.replaceWith(document.createElement('body'));
});

describe('before hydration', () => {
  it('a clicked button is clicked again, once, after it', async () => {
    const onEvent = jest.fn();
    const events = recordEvents(onEvent);
    draw('<button data-it><span>Add to Cart</span></button>').firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    expect(onEvent).toHaveBeenCalled();

    hydrate();
    await events.replay();
    expect(noted).toEqual(['click']);
    await events.replay();
    expect(noted).toEqual(['click']);
  });

  it('clicks work natively again when the shop fails to load', () => {
    const events = recordEvents(() => undefined);
    const button = draw('<button data-it>Menu</button>');
    events.giveUp();

    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('a form is submitted by the shop, not by the browser', async () => {
    const events = recordEvents(() => undefined);
    const form = draw('<form data-it><input name="search" /></form>') as HTMLFormElement;
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);

    form.requestSubmit = () => void form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    hydrate();
    await events.replay();
    expect(noted).toEqual(['submit']);
  });

  it('events from before the first script are replayed, after typed text', async () => {
    const form = draw('<form data-it method="dialog"><input name="email" /></form>') as HTMLFormElement;
    const field = form.querySelector('input') as HTMLInputElement;
    field.value = 'asha@example.com';
    window.earlyEvents = [];
    form.addEventListener('submit', (event) => window.earlyEvents?.push(event), { once: true });
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

    const events = recordEvents(() => undefined);
    form.requestSubmit = () => void form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    hydrate();
    await events.replay();
    expect(noted).toEqual(['input asha@example.com', 'submit']);
    expect(window.earlyEvents).toBeUndefined();
  });

  it('typed text is replayed with its last value, and before later clicks', async () => {
    const events = recordEvents(() => undefined);
    const field = draw('<input data-it /><button>Search</button>') as HTMLInputElement;
    for (const value of ['o', 'oi', 'oil']) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector('button')?.click();

    hydrate();
    field.value = '';
    await events.replay();
    expect(noted).toEqual(['input oil', 'click']);
    expect(field.value).toBe('oil');
  });

  it('a link is left to the browser', async () => {
    const events = recordEvents(() => undefined);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    draw('<a data-it href="#offers">Offers</a>').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await events.replay();
  });

  it('a clicked element is found by its path when the page was rendered again', async () => {
    const events = recordEvents(() => undefined);
    draw('<header><button data-it>Menu</button></header>').click();
    document.body.innerHTML = '<header><button>Menu</button></header>';

    hydrate();
    await events.replay();
    expect(noted).toEqual(['click']);
  });

  it('nothing else is clicked when it is gone', async () => {
    const events = recordEvents(() => undefined);
    draw('<header><button data-it>Menu</button></header>').click();
    document.body.innerHTML = '<header><a>Menu</a></header>';

    hydrate();
    await events.replay();
    expect(noted).toEqual([]);
  });
});
