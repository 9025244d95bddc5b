import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { resetAddress, STATE_PATH, type DemoState } from '../demo-address.ts';
import { demoMessages as messages } from './demo.messages.ts';
import { make } from './make.ts';
import { ribbonStyle } from './ribbon-style.content.ts';
import { situationChoice } from './situation-choice.ts';

/** A line above the shop that says that this is a demo, with a panel of things to try. */
export function showRibbon(unknownSituations: readonly string[]): void {
  // A shadow root isolates the styles.
  const host = make('aside', { ariaLabel: messages.ribbonLabel });
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(ribbonStyle);
  root.adoptedStyleSheets = [style];

  const trouble = make('p', { role: 'status' });
  if (unknownSituations.length > 0) trouble.textContent = messages.unknown(unknownSituations);
  const panel = make('div', {});
  root.append(
    make('details', { open: unknownSituations.length > 0 }, [
      make('summary', {}, [messages.ribbon, ' ', make('span', { textContent: messages.more })]),
      panel,
    ]),
  );
  whenThereIsABody(() => document.body.prepend(host));

  const address = () => new URL(window.location.href);
  void askState().then(({ situations }) => {
    const startOver = make('a', { href: '#', textContent: messages.startOver, title: messages.startOverHint });
    startOver.addEventListener('click', (event) => {
      event.preventDefault();
      window.location.assign(resetAddress(address()));
    });
    panel.append(
      trouble,
      make('p', { textContent: messages.login(demoCustomer.email, demoCustomer.password) }),
      situationChoice(situations, address),
      startOver,
    );
  });
}

async function askState(): Promise<DemoState> {
  return (await fetch(STATE_PATH)).json() as Promise<DemoState>;
}

/** The script runs in the head, before the body exists. */
function whenThereIsABody(act: () => void): void {
  if (document.body) return act();
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.documentElement, { childList: true });
}
