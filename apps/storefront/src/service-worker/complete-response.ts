import { BUILD_META } from './protocol.ts';

/** How many characters are searched for the build's mark. */
const MARK_WITHIN = 1024;

const MARK = `<meta name="${BUILD_META}"`;

/** The response if it is the shop's: no error page, no captive portal, no page in place of a file. */
export async function completeResponse(answer: Response, kind: 'page' | 'file'): Promise<Response | null> {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.status !== 200 || isPage !== (kind === 'page')) return null;
  return kind === 'file' || (await beginning(answer)).includes(MARK) ? answer : null;
}

/** Whether another server responds in the shop's place. A 404 is the host's own. */
export async function isForeignResponse(address: string, answer: Response, kind: 'page' | 'file'): Promise<boolean> {
  // Fails for a redirect to another site; the browser follows one within the shop.
  if (answer.type === 'opaqueredirect') {
    return fetch(address, { mode: 'same-origin' }).then(
      () => false,
      () => true,
    );
  }
  return answer.status >= 500 || (answer.ok && !(await completeResponse(answer, kind)));
}

/** Reads only the beginning: the page renders while it loads. */
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
