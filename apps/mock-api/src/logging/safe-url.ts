const COVER = '***';

/** Path segments that open something for whoever knows them. */
const SECRET_SEGMENT = /(\/bill-print\/)[^/?#]+/;
const SECRET_PARAMETER = /([?&][^=&]*(?:token|password|secret|signature|authorization|otp|cvv)[^=&]*=)[^&#]*/gi;

/** An address fit to be written down: what opens receipts, accounts or payments is covered. */
export function safeUrl(url: string): string {
  return url.replace(SECRET_SEGMENT, `$1${COVER}`).replace(SECRET_PARAMETER, `$1${COVER}`);
}
