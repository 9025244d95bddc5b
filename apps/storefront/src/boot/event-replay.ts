import { nextTask } from './first-view.ts';

declare global {
  interface Window {
    /** Clicks and form submissions from before this script, recorded by `before-paint.js`. */
    earlyEvents?: Event[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface RecordedEvent {
  target: TargetPath;
  replay: (target: Element, dispatch: Dispatch) => void;
}

/** Dispatches an event that is not to be recorded again. */
type Dispatch = (dispatch: () => void) => void;

export interface EventReplay {
  /** Replays the recorded events on the hydrated page and stops recording. */
  replay: () => Promise<void>;
  /** Stops recording: the shop did not load. */
  giveUp: () => void;
}

/** What needs the shop's script. Links work without it. */
const controls = 'button, label, [role="button"], input[type="checkbox"]';

/**
 * Records clicks, form submissions and typed text until the page is hydrated, so that none is lost on a slow connection.
 *
 * @param onEvent called when the user does something that needs the shop's script
 */
export function recordEvents(onEvent: () => void): EventReplay {
  const events: RecordedEvent[] = [];
  const typed = new Map<Field, string>();

  let isReplaying = false;
  const dispatch: Dispatch = (dispatchEvent) => {
    isReplaying = true;
    dispatchEvent();
    isReplaying = false;
  };

  const record = (event: Event, target: Element, replay: RecordedEvent['replay']) => {
    event.preventDefault();
    event.stopPropagation();
    events.push({ target: pathTo(target), replay });
    onEvent();
  };

  const recordTyped = (target: EventTarget | null) => {
    if (!isField(target)) return;
    if (!typed.has(target)) {
      events.push({
        target: pathTo(target),
        replay: (field, dispatch) => {
          const value = typed.get(target) ?? '';
          typed.delete(target);
          dispatch(() => typeAgain(field as Field, value));
        },
      });
    }
    typed.set(target, target.value);
    onEvent();
  };

  /** A hydrated field is empty when React renders it again before its replay: the next key would replace the text. */
  const restoreTyped = (target: EventTarget | null) => {
    if (!isField(target)) return;
    const value = typed.get(target);
    if (value !== undefined && value !== target.value) dispatch(() => typeAgain(target, value));
  };

  const listeners: Record<string, (event: Event) => void> = {
    click: (event) => {
      const control = (event.target as Element).closest(`a[href], ${controls}`);
      if (control?.matches(controls)) record(event, control, clickAgain);
    },
    submit: (event) =>
      record(event, event.target as Element, (target, dispatch) =>
        dispatch(() => (target as HTMLFormElement).requestSubmit()),
      ),
    beforeinput: ({ target }) => restoreTyped(target),
    input: ({ target }) => recordTyped(target),
  };
  const onDocumentEvent = (event: Event) => {
    if (!isReplaying) listeners[event.type]?.(event);
  };
  for (const type of Object.keys(listeners)) document.addEventListener(type, onDocumentEvent, { capture: true });
  const giveUp = () => {
    for (const type of Object.keys(listeners)) document.removeEventListener(type, onDocumentEvent, { capture: true });
  };
  // Typed before this script ran, or restored by the browser.
  const isChanged = ({ value, defaultValue }: Field) => value !== defaultValue;
  [...document.querySelectorAll<Field>('input, textarea')].filter(isChanged).forEach(recordTyped);
  window.earlyEvents?.forEach(onDocumentEvent);
  window.earlyEvents = undefined;

  return {
    replay: async () => {
      refocus();
      // Events that arrive during the replay are recorded after the earlier ones.
      for (let next = events.shift(); next; next = events.shift()) {
        // React renders each change before the next event, as for a person.
        await nextTask();
        const target = find(next.target);
        if (target) next.replay(target, dispatch);
      }
      giveUp();
    },
    giveUp,
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/** The click of a label moves the focus; a field that has it by then keeps it, with what is typed. */
function clickAgain(target: Element, dispatch: Dispatch): void {
  const { activeElement } = document;
  dispatch(() => (target as HTMLElement).click());
  if (isField(activeElement)) activeElement.focus({ preventScroll: true });
}

/** Repeats the focus event, which React missed before hydration. */
function refocus(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

/** Types a value so that React notices the change. */
function typeAgain(field: Field, value: string): void {
  // React takes the present value for its own and would see no change.
  field.value = field.defaultValue;
  // React's own setter first: it ignores a value that it has seen before.
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An element, and its child indexes from the body in case the page is rendered again. */
interface TargetPath {
  element: Element;
  indexes: readonly number[];
}

function pathTo(element: Element): TargetPath {
  const indexes: number[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    indexes.unshift([...at.parentElement.children].indexOf(at));
  }
  return { element, indexes };
}

function find({ element, indexes }: TargetPath): Element | undefined {
  if (element.isConnected) return element;
  let found: Element | undefined = document.body;
  for (const index of indexes) found = found?.children[index];
  return found?.tagName === element.tagName ? found : undefined;
}
