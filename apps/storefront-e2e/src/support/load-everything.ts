import type { Page } from '@playwright/test';

/** Before a picture of a whole page: lays out what is far below, and waits for its fonts and images. */
export async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Pages use a font only when it is there at once, so on a busy machine the picture would show another.
    for (const sheet of Array.from(document.styleSheets)) {
      for (const [index, rule] of Array.from(sheet.cssRules).entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace('font-display: optional', 'font-display: block'), index);
      }
    }
    const fonts: Promise<FontFace>[] = [];
    // A fallback is a font of the system, which may not be installed.
    document.fonts.forEach((font) => font.family.includes('Fallback') || fonts.push(font.load()));
    await Promise.all(fonts);
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
}
