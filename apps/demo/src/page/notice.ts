import { make } from './make.ts';

/** Stands in the place of the whole page. @param action loads the page again when pressed */
export function showNotice(title: string, detail: string, action?: string): void {
  const notice = make('main', { role: 'status' }, [
    make('h1', { textContent: title }),
    make('p', { textContent: detail }),
    ...(action === undefined
      ? []
      : [make('button', { type: 'button', textContent: action, onclick: () => window.location.reload() })]),
  ]);
  notice.style.cssText = 'max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif';
  const body = make('body', {}, [notice]);
  document.documentElement.style.colorScheme = 'light dark';
  document.documentElement.lang ||= 'en-IN';
  document.title = title;
  if (document.body) document.body.replaceWith(body);
  else document.documentElement.append(body);
}
