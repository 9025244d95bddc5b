import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that look at colours: all that can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A wide desktop first, the way the pages are opened. */
const sizes = [
  { device: 'desktop', width: 1280, height: 720 },
  { device: 'phone', width: 390, height: 844 },
] as const;

/** Holds the page as it stands, on desktop and phone, to every rule, and in the dark to those about colours. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const { device, ...size } of sizes) {
    await page.setViewportSize(size);
    expect.soft(await violations(axe(page).withTags(WCAG_AA)), `${where}, ${device}, light`).toEqual([]);

    await page.evaluate(showColours, 'dark' as const);
    expect.soft(await violations(axe(page).withRules(COLOUR_RULES)), `${where}, ${device}, dark`).toEqual([]);
    await page.evaluate(showColours, 'light' as const);
  }
  await page.setViewportSize(sizes[0]);
}

/** The quick mode, which looks into frames of the shop's own origin only: there are no others. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** Each violation in a line: the rule, and where it is broken. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`,
    ),
  );
}

/** Runs in the page: as the switch in the menu does. */
function showColours(mode: 'light' | 'dark'): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
