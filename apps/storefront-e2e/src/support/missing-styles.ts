import type { BrowserContext } from '@playwright/test';

/** How long a style sheet may take, in ms. */
const STYLES_TIMEOUT = 3_000;

/** Classes on the open pages that no style sheet defines. */
export async function missingStylesIn(context: BrowserContext): Promise<string[]> {
  const found = await Promise.all(
    context.pages().map((page) =>
      page
        // Without JavaScript the wait below never ends.
        .waitForLoadState('load', { timeout: STYLES_TIMEOUT })
        .catch(() => undefined)
        .then(() =>
          page.evaluate(async (patience) => {
            // Panda's atomic classes such as `mt_4`; recipe classes may have no rule.
            const isStyle = (name: string) => /^(?!.*(?:__|--)).*[a-z]_/.test(name);
            const find = () => {
              const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
              const text = rules.map(({ cssText }) => cssText).join('');
              const names = Array.from(document.querySelectorAll('[class]'), ({ classList }) => Array.from(classList));
              return [...new Set(names.flat())].filter(
                (name) => isStyle(name) && !text.includes(`.${CSS.escape(name)}`),
              );
            };
            const end = performance.now() + patience;
            let missing = find();
            for (; missing.length > 0 && performance.now() < end; missing = find())
              await new Promise((resolve) => setTimeout(resolve, 100));
            return missing.map(
              (name) => `no styles: ${document.querySelector(`.${CSS.escape(name)}`)?.outerHTML.slice(0, 200) ?? name}`,
            );
          }, STYLES_TIMEOUT),
        )
        // The page is being closed.
        .catch(() => []),
    ),
  );
  return found.flat();
}
