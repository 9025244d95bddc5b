/** A control call that was refused or got no response; the message is for users. */
export class ControlError extends Error {
  /** 0 without a response. */
  readonly status: number;
  /** Errors by field, where the server names fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ControlError';
    this.status = status;
    this.fields = fields;
  }
}

interface Problem {
  detail?: string;
  title?: string;
  errors?: { field: string; detail: string }[];
}

/** The error of a response other than 2xx, with the server's message. */
export async function readControlError(response: Response): Promise<ControlError> {
  const { detail, title, errors = [] } = (await response.json().catch(() => ({}))) as Problem;
  const fields = Object.fromEntries(errors.map((error) => [error.field, error.detail]));
  const words = [detail ?? title ?? `${response.status} ${response.statusText}`];
  if (errors.length > 0 && !errors.some((error) => error.detail === detail)) {
    words.push(...errors.map((error) => `${error.field}: ${error.detail}`));
  }
  return new ControlError(response.status, words.join(' '), fields);
}
