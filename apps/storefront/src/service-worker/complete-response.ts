import { BUILD_META } from './protocol.ts';

/** Every page of the shop has its mark at the very beginning: so many characters are looked at. */
const MARK_WITHIN = 1024;

const MARK = `<meta name="${BUILD_META}"`;

/** The answer if it is the shop's own: no host's error page, no captive portal's page, no page in a file's place. */
export async function completeResponse(answer: Response, kind: 'page' | 'file'): Promise<Response | null> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.status !== 200 || isPage !== (kind === 'page')) return null;
  return kind === 'file' || (await beginning(answer)).includes(MARK) ? answer : null;
}

/** Whether somebody else answers in the shop's place. A 404 is the host's own answer. */
export async function isForeignResponse(address: string, answer: Response, kind: 'page' | 'file'): Promise<boolean> {
  // A redirect to another site fails here; one within the shop is followed by the browser.
  if (answer.type === 'opaqueredirect') {
    return fetch(address, { mode: 'same-origin' }).then(
      () => false,
      () => true,
    );
  }
  return answer.status >= 500 || (answer.ok && !(await completeResponse(answer, kind)));
}

/** The rest goes on arriving: a page is drawn while it comes. */
async function beginning(answer: Response): Promise<string> {
  const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < MARK_WITHIN) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  void reader?.cancel();
  return text.slice(0, MARK_WITHIN);
}
