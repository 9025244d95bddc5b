/** What JSON is sent as, unless the contract says otherwise. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether a media type is JSON, such as `application/problem+json` or `text/x-json`; `*` means any, which is JSON here. */
export const isJsonType = (type: string): boolean => /^[^;]*\bjson\b|^\*\/\*$/i.test(type);

/** Whether a media type is that of a form without files. */
export const isFormType = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type);

/** Whether bytes of a media type are text. */
export const isTextType = (type: string): boolean =>
  isJsonType(type) || isFormType(type) || /^text\/|\bxml\b|javascript/i.test(type);
