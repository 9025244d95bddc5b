import { useState, type FormEvent } from 'react';

/** The texts of a form's fields, by name. The fields keep them, so that text typed before hydration counts. */
export function formTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const typed = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, (typed.get(name) ?? '') as string])) as Record<Name, string>;
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** A form's errors, by the names of its fields. With `onInput` at the form, an error goes when its field is edited. */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<{ readonly [Field in Name]?: string | undefined }>({});
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as Name;
    setErrors((shown) => (shown[name] ? { ...shown, [name]: undefined } : shown));
  };
  return { errors, setErrors, onInput };
}
