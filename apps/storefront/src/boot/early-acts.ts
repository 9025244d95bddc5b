import { nextTask } from './first-view.ts';

declare global {
  interface Window {
    /** What was pressed and sent before this script, kept by `before-paint.js` until it is taken over. */
    earlyEvents?: Event[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Does what a shopper did before the shop's script was there. */
interface EarlyAct {
  place: Place;
  again: (target: Element, act: Act) => void | Promise<void>;
}

/** Does something that is not to be kept once more. */
type Act = (act: () => void) => void;

export interface EarlyActs {
  /** Does them again, on the shop that is now alive, and keeps no more. */
  replay: () => Promise<void>;
  /** Keeps no more: the shop is not coming. */
  giveUp: () => void;
}

/** What the shop's script answers to. Browsers follow links by themselves. */
const controls = 'button, label, [role="button"], input[type="checkbox"], input[type="radio"]';

/**
 * Keeps clicks, sent forms and typed text until the shop is there to act on them, so that none is lost on a slow line.
 *
 * @param onAct the shopper does something: the shop's script is needed now
 */
export function keepEarlyActs(onAct: () => void): EarlyActs {
  const acts: EarlyAct[] = [];
  const typed = new Map<Field, string>();

  let isOurs = false;
  const act: Act = (doIt) => {
    isOurs = true;
    doIt();
    isOurs = false;
  };

  const keep = (event: Event, target: Element, again: EarlyAct['again']) => {
    event.preventDefault();
    event.stopPropagation();
    acts.push({ place: placeOf(target), again });
    onAct();
  };

  const keepTyped = (target: EventTarget | null) => {
    if (!isField(target)) return;
    if (!typed.has(target)) {
      acts.push({
        place: placeOf(target),
        again: (field, act) => act(() => typeAgain(field as Field, typed.get(target) ?? '')),
      });
    }
    typed.set(target, target.value);
    onAct();
  };

  const listeners: Record<string, (event: Event) => void> = {
    click: (event) => {
      const control = (event.target as Element).closest(`a[href], ${controls}`);
      if (control?.matches(controls)) keep(event, control, pressAgain);
    },
    submit: (event) =>
      keep(event, event.target as Element, (target, act) => act(() => (target as HTMLFormElement).requestSubmit())),
    input: ({ target }) => keepTyped(target),
  };
  const hear = (event: Event) => {
    if (!isOurs) listeners[event.type]?.(event);
  };
  for (const type of Object.keys(listeners)) document.addEventListener(type, hear, { capture: true });
  const giveUp = () => {
    for (const type of Object.keys(listeners)) document.removeEventListener(type, hear, { capture: true });
  };
  // Typed before even this script was there, or put back by the browser.
  const isChanged = ({ value, defaultValue }: Field) => value !== defaultValue;
  [...document.querySelectorAll<Field>('input, textarea')].filter(isChanged).forEach(keepTyped);
  window.earlyEvents?.forEach(hear);
  window.earlyEvents = undefined;

  return {
    replay: async () => {
      focusAgain();
      // What is done meanwhile comes after what was done before.
      for (let next = acts.shift(); next; next = acts.shift()) {
        // React draws what the one changed before the next, as if a person did them.
        await nextTask();
        const target = find(next.place);
        if (target) await next.again(target, act);
      }
      giveUp();
    },
    giveUp,
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/** Parts such as an accordion's headings act only once they have heard that they have the focus. */
async function pressAgain(target: Element, act: Act): Promise<void> {
  (target as HTMLElement).focus({ preventScroll: true });
  await nextTask();
  act(() => (target as HTMLElement).click());
}

/** The shop's script has not heard where the focus went before it came. */
function focusAgain(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

/** As if typed now: React, which set the field as it believes it to be, hears of it. */
function typeAgain(field: Field, value: string): void {
  // React has taken what stands there already for what it set itself, and would hear of no change.
  field.value = field.defaultValue;
  // First through React's own setter: it ignores a value that it has seen before.
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where an element stands, for a page that is drawn anew: the element itself, and the way to it from the body. */
interface Place {
  element: Element;
  way: readonly number[];
}

function placeOf(element: Element): Place {
  const way: number[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return { element, way };
}

function find({ element, way }: Place): Element | undefined {
  if (element.isConnected) return element;
  let found: Element | undefined = document.body;
  for (const index of way) found = found?.children[index];
  return found?.tagName === element.tagName ? found : undefined;
}
