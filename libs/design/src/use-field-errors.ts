import { useState, type FormEvent } from 'react';

/** A form's errors, by the names of its fields. With `onInput` at the form, an error goes when its field is edited. */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<{ readonly [Field in Name]?: string | undefined }>({});
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as Name;
    setErrors((shown) => (shown[name] ? { ...shown, [name]: undefined } : shown));
  };
  return { errors, setErrors, onInput };
}
