/** A control call that was refused or got no answer; the message is for people. */
export class ControlFault extends Error {
  /** 0 without an answer. */
  readonly status: number;
  /** What is wrong by field, where the server names fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ControlFault';
    this.status = status;
    this.fields = fields;
  }
}

interface Problem {
  detail?: string;
  title?: string;
  errors?: { field: string; detail: string }[];
}

/** The fault that an answer other than 2xx tells of, in the server's words where it has some. */
export async function faultOf(answer: Response): Promise<ControlFault> {
  const { detail, title, errors = [] } = (await answer.json().catch(() => ({}))) as Problem;
  const fields = Object.fromEntries(errors.map((error) => [error.field, error.detail]));
  const words = [detail ?? title ?? `${answer.status} ${answer.statusText}`];
  if (errors.length > 0 && !errors.some((error) => error.detail === detail)) {
    words.push(...errors.map((error) => `${error.field}: ${error.detail}`));
  }
  return new ControlFault(answer.status, words.join(' '), fields);
}
