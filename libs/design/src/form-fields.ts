/** The texts of a form's fields, by name. The fields keep them, so that text typed before hydration counts. */
export function formTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const typed = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, (typed.get(name) ?? '') as string])) as Record<Name, string>;
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
