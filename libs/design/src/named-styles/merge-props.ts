import type { Ref, RefCallback } from 'react';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** What an element around and the one inside it say, on one element: the inner one wins, both hear events. */
export function mergeProps(outer: Props, inner: Props): Props {
  const merged: Props = { ...outer };
  for (const [name, value] of Object.entries(inner)) {
    const before = merged[name];
    if (before === undefined) merged[name] = value;
    else if (isHandler(name, before) && isHandler(name, value)) {
      merged[name] = (...args: unknown[]) => {
        before(...args);
        value(...args);
      };
    } else if (name === 'className') merged.className = [before, value].filter(Boolean).join(' ');
    else if (name === 'style') merged.style = { ...(before as object), ...(value as object) };
    else if (name === 'ref') merged.ref = bothRefs(before as Ref<unknown>, value as Ref<unknown>);
    else if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function bothRefs(one: Ref<unknown>, other: Ref<unknown>): Ref<unknown> {
  if (!one || !other) return one ?? other;
  const assign: RefCallback<unknown> = (element) => {
    const undo = [one, other].map((ref) => give(ref, element));
    return () => undo.forEach((leave) => leave());
  };
  return assign;
}

function give(ref: NonNullable<Ref<unknown>>, element: unknown): () => void {
  if (typeof ref !== 'function') {
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }
  const undo = ref(element);
  return () => {
    if (typeof undo === 'function') undo();
    else ref(null);
  };
}
