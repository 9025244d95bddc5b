import type { BrowserContext } from '@playwright/test';

/** How long the rule of a class may be on its way, in ms. */
const PATIENCE = 3_000;

/** Classes that elements of the open pages have and no style sheet knows: their looks were never written. */
export async function undressedIn(context: BrowserContext): Promise<string[]> {
  const found = await Promise.all(
    context.pages().map((page) =>
      page
        .evaluate(async (patience) => {
          const namesIn = (text: string) => text.match(/\bcss-\w+/g) ?? [];
          const find = () => {
            const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
            const known = new Set(rules.flatMap(({ cssText }) => namesIn(cssText)));
            const dressed = document.querySelectorAll('[class*="css-"]');
            const worn = Array.from(dressed, (element) => namesIn(element.getAttribute('class') ?? '')).flat();
            return [...new Set(worn)].filter((name) => !known.has(name));
          };
          const end = performance.now() + patience;
          while (find().length > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
          return find().map(
            (name) => `undressed: ${document.querySelector(`.${name}`)?.outerHTML.slice(0, 200) ?? name}`,
          );
        }, PATIENCE)
        // A page that is just being left has no looks.
        .catch(() => []),
    ),
  );
  return found.flat();
}
