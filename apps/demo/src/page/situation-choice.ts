import { situations, type SituationName } from '@shop/mock-api/situations';
import { situationAddress } from '../demo-address.ts';
import { demoMessages as messages } from './demo.messages.ts';
import { make } from './make.ts';

const names = Object.keys(situations) as SituationName[];
const groups = new Set(names.map((name) => situations[name].group));

/** A select of all situations by group; a choice reloads the page with it. */
export function situationChoice(active: readonly string[], address: () => URL): HTMLElement {
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
  choice.addEventListener('change', () =>
    window.location.assign(situationAddress(address(), choice.value as SituationName | '')),
  );
  return make('label', {}, [`${messages.simulate} `, choice]);
}
