import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';

/** Key by key. What a keyboard inserts from the clipboard or as a suggestion looks alike, but has several characters. */
function isTyped(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  return inputType === 'insertText' ? (data?.length ?? 0) < 2 : /^(delete|history|insertComposition)/.test(inputType);
}

/**
 * For a field that keeps its own text: cleans what is pasted or filled in by the browser, which may fire no event, so that
 * the field is read when it is left and when its form is submitted, too. What is typed stays as it is typed.
 *
 * @param onText gets each new text
 */
export function useCleanField(clean: (text: string) => string, onText?: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef('');

  const read = (event?: Event) => {
    const input = field.current;
    if (!input || input.value === known.current) return;
    const text = event && isTyped(event) ? input.value : clean(input.value);
    if (text !== input.value) input.value = text;
    known.current = text;
    onText?.(text);
  };
  const readAtSubmit = useEffectEvent(() => read());
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = () => readAtSubmit();
    form?.addEventListener('submit', onSubmit, true);
    return () => form?.removeEventListener('submit', onSubmit, true);
  }, []);

  return {
    ref: field,
    onChange: ({ nativeEvent }: ChangeEvent) => read(nativeEvent),
    onBlur: () => read(),
  };
}
