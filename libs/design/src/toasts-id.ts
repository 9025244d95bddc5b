/** The id of the live region of toasts, which stays usable while a dialog is open. */
export const TOASTS_ID = 'toasts';
