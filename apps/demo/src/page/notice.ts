import { make } from './make.ts';

const STYLE = 'max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;font:1rem/1.5 Figtree Variable,system-ui,sans-serif';

let shown: HTMLElement | undefined;

/** Replaces the held page. @param action reloads the page */
export function showNotice(title: string, detail: string, action?: string): void {
  const notice = make('main', { role: 'status' }, [
    make('h1', { textContent: title }),
    make('p', { textContent: detail }),
    ...(action === undefined
      ? []
      : [make('button', { type: 'button', textContent: action, onclick: () => window.location.reload() })]),
  ]);
  notice.style.cssText = STYLE;
  document.documentElement.style.colorScheme = 'light dark';
  document.title = title;
  if (shown) shown.replaceWith(notice);
  else document.body.prepend(notice);
  shown = notice;
}
