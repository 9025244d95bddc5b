import { cardOf, openProducts, scrollFar } from '../places.ts';
import { LONG_TASK, PAINT_LIMIT, type Row, type Scene } from '../row.ts';

/** As far as a few strong flicks carry, in px and px per second. */
const FLICKS = { distance: 12_000, speed: 4_000 };

async function scrollBy({ slow: { page, browserSide } }: Scene, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await browserSide.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed: FLICKS.speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

export const moving: readonly Row[] = [
  {
    name: 'scroll',
    title: 'Scrolling through the list: the longest task',
    limit: LONG_TASK,
    begin: openProducts,
    once: async (scene, round) => {
      const { slow } = scene;
      await slow.longestTask();
      await scrollBy(scene, round % 2 === 0 ? FLICKS.distance : -FLICKS.distance);
      await slow.settle();
      return slow.longestTask();
    },
  },
  {
    name: 'back',
    title: 'Back from a product far down the list: the list where it was',
    limit: PAINT_LIMIT,
    begin: openProducts,
    once: async (scene) => {
      const { page, settle, time } = scene.slow;
      const { product, scroll } = await scrollFar(scene);
      await page
        .locator(`main ${cardOf(product)} a`)
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: product.product_title, exact: true }).waitFor();
      await settle();

      const asked: string[] = [];
      const note = (request: { url(): string; resourceType(): string }) => {
        if (request.resourceType() === 'fetch') asked.push(request.url());
      };
      page.on('request', note);
      const took = await time('back', async () => {}, { there: `main ${cardOf(product)}`, scroll });
      page.off('request', note);
      if (asked.length > 0) throw new Error(`Going back asked the server again: ${asked.join(', ')}`);
      return took;
    },
  },
];
