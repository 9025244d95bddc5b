import { situations, type SituationName } from '@shop/mock-api/situations';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { resetAddress, situationAddress, STATE_PATH, type DemoState } from '../demo-address.ts';
import { demoMessages as messages } from './demo.messages.ts';
import { make } from './make.ts';
import { ribbonStyle } from './ribbon-style.content.ts';

/** A line above the shop that says that this is a demo, with a panel of things to try. */
export function showRibbon(unknownSituations: readonly string[]): void {
  // A shadow root isolates the styles.
  const host = make('aside', { ariaLabel: messages.ribbonLabel });
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(ribbonStyle);
  root.adoptedStyleSheets = [style];

  const hasUnknown = unknownSituations.length > 0;
  const panel = make('div', {});
  root.append(
    make('details', { open: hasUnknown }, [
      make('summary', {}, [messages.ribbon, ' ', make('span', { textContent: messages.more })]),
      panel,
    ]),
  );
  whenThereIsABody(() => document.body.prepend(host));

  const address = () => new URL(window.location.href);
  const startOver = (event: Event) => {
    event.preventDefault();
    window.location.assign(resetAddress(address()));
  };
  void fetch(STATE_PATH).then(async (response) => {
    const { situations: active } = (await response.json()) as DemoState;
    panel.append(
      make('p', { role: 'status', textContent: hasUnknown ? messages.unknown(unknownSituations) : '' }),
      make('p', { textContent: messages.login(demoCustomer.email, demoCustomer.password) }),
      situationChoice(active, address),
      make('a', { href: '#', textContent: messages.startOver, title: messages.startOverHint, onclick: startOver }),
    );
  });
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

const names = Object.keys(situations) as SituationName[];
const groups = new Set(names.map((name) => situations[name].group));

/** A select of all situations by group; a choice reloads the page with it. */
function situationChoice(active: readonly string[], address: () => URL): HTMLElement {
  const option = (value: string, text: string) =>
    make('option', { value, textContent: text, selected: active.length === 1 && active[0] === value });
  const choice = make('select', {}, [
    option('', messages.none),
    ...[...groups].map((label) =>
      make(
        'optgroup',
        { label },
        names.filter((name) => situations[name].group === label).map((name) => option(name, situations[name].title)),
      ),
    ),
  ]);
  if (active.length > 1) {
    const titles = names.filter((name) => active.includes(name)).map((name) => situations[name].title);
    choice.prepend(make('option', { value: active.join(','), textContent: titles.join('; '), selected: true }));
  }
  choice.onchange = () => window.location.assign(situationAddress(address(), choice.value as SituationName | ''));
  return make('label', {}, [`${messages.simulate} `, choice]);
}
