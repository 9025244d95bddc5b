import { openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { amountOn, articlesOtherThan, cardOf, toast } from './support/shopping.ts';
import { kanpur } from './support/stored.ts';

const h1 = { level: 1 } as const;

test.describe('the catalogue', () => {
  test('is searched from the header and on its page; an empty search shows all', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', h1)).toHaveText(/^Products\(\d{2,}\) in All$/);
    const search = page.getByRole('search', { name: 'Search in products' });

    await search.getByRole('textbox').fill('oil');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products?search=oil');
    await expect(articlesOtherThan(page, /oil/i)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();

    await search.getByRole('textbox').fill('a plant nobody grows');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Products Coming Soon')).toBeVisible();
    await expect(page.getByRole('heading', h1)).toHaveText('Products(0) in All');

    await search.getByRole('textbox').fill('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('is filtered by one category at a time, each an address of its own', async ({ page }) => {
    await page.goto('/products?search=oil');
    const categories = page.getByRole('group', { name: 'Categories' });
    await categories.getByText('Heart Care').click();
    await expect(page).toHaveURL('/products?category=Heart%20Care');
    await expect(page.getByRole('heading', h1)).toHaveText(/^Products\([1-9]\d*\) in Heart Care$/);
    await expect(categories.getByRole('checkbox', { name: 'Heart Care' })).toBeChecked();

    await categories.getByText('Digestion').click();
    await expect(page).toHaveURL('/products?category=Digestion');
    await expect(categories.getByRole('checkbox', { checked: true })).toHaveCount(1);

    await page.goBack();
    await expect(page.getByRole('heading', h1)).toHaveText(/in Heart Care$/);
    await categories.getByText('Heart Care').click();
    await expect(page).toHaveURL('/products');
  });

  test('opens from a category on the home page, except for Baby and Beauty, which show their promotion', async ({
    page,
  }) => {
    await page.goto('/');
    for (const shelf of ['Baby Care', 'Beauty Care']) {
      await page.getByRole('button', { name: shelf }).click();
      const promotion = page.getByRole('dialog', { name: shelf });
      await expect(promotion.getByRole('img', { name: shelf })).toBeVisible();
      await expect(page).toHaveURL('/');
      await promotion.getByRole('button', { name: 'Close' }).click();
      await expect(promotion).toBeHidden();
    }
    await page.getByRole('button', { name: 'Baby Care' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'See Baby Care' }).click();
    await expect(page).toHaveURL('/products?category=Baby%20Care');

    await page.goBack();
    const categories = page.getByRole('region', { name: 'Shop by need' });
    await categories.getByRole('link', { name: 'Immunity', exact: true }).click();
    await expect(page).toHaveURL('/products?category=Immunity');
  });

  test('is sorted where one stands on the page, over a reload too', async ({ page }) => {
    const prices = async () =>
      Promise.all((await page.getByRole('article').getByText(/^₹/).all()).map((price) => amountOn(price)));
    await openHydrated(page, '/products?category=Immunity');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.evaluate((select) => select.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);

    await sort.selectOption('Price, low to high');
    await expect(page).toHaveURL('/products?category=Immunity&sort=price-up');
    const sorted = (await prices()).toSorted((one, other) => one - other);
    expect(await prices()).toEqual(sorted);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.reload();
    await expect(sort).toHaveValue('price-up');
    expect(await prices()).toEqual(sorted);
  });

  test('is left by a card: by its category for all of that, everywhere else for the product', async ({ page }) => {
    await page.goto('/products?search=tulsi');
    const card = cardOf(page, 'Tulsi Giloy Drops');
    await card.getByRole('link', { name: 'Immunity' }).click();
    await expect(page).toHaveURL('/products?category=Immunity');
    await card.getByText('Holy basil and giloy').click({ force: true });
    await expect(page).toHaveURL('/product/tulsi-giloy-drops');
  });

  test('has offers, searched by their titles, each leading to its product', async ({ page }) => {
    await page.goto('/offers');
    await expect(page.getByRole('heading', h1)).toHaveText('Offers(8)');
    await page.getByRole('search', { name: 'Search in offers' }).getByRole('textbox').fill('pair');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/offers?search=pair');
    await expect(page.getByRole('heading', h1)).toHaveText('Offers(5)');
    await page.getByRole('link', { name: 'Saffron Serum Gift Pair' }).click();
    await expect(page).toHaveURL('/product/saffron-night-serum');
  });
});

test.describe('a product', () => {
  test('that does not exist shows the not-found page', async ({ page }) => {
    await page.goto('/product/no-such-plant');
    await expect(page.getByRole('heading', h1)).toHaveText('Page your are looking for is not found');
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('shows its details, features and questions', async ({ page }) => {
    await page.goto('/product/s-46');
    await expect(page.getByRole('region', { name: 'Product Details' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Features' }).click();
    await expect(page.getByRole('region', { name: 'Features' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Frequently Asked Questions' }).click();
    await expect(page.getByRole('region', { name: 'Frequently Asked' }).getByRole('term').first()).toContainText('?');
  });

  test('is sold from 1 to 40 at a time', async ({ page }) => {
    const invalid = toast(page, 'Invalid Value Please enter quantity from 1 to 40.');
    await page.goto('/product/s-46');
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    const add = page.getByRole('button', { name: 'Add to Cart' });

    for (const refused of ['41', '0', '1.5', 'x']) {
      await quantity.fill(refused);
      await expect(quantity).toHaveValue('1');
    }
    await expect(invalid.last()).toBeVisible();
    await quantity.fill('');
    await add.click();
    await expect(toast(page, 'Please enter valid quantity')).toBeVisible();
    await expect(page.getByTestId('cart-badge')).toHaveCount(0);

    await quantity.fill('40');
    await add.click();
    await expect(page.getByTestId('cart-badge')).toHaveText('1');
    await expect(quantity).toHaveValue('40');
    await expect(quantity).not.toBeEditable();
  });
});

test.describe('a cart line', { tag: '@engines' }, () => {
  test.use({
    stored: {
      selectedOffice: kanpur,
      cart: [
        { product: 1, quantity: 40, type: 'product' },
        { product: 2, quantity: 1, type: 'product' },
        { product: 4711, quantity: 2, type: 'product' },
      ],
    },
  });

  test('stays between 1 and 40 pieces, with a toast for each change', async ({ page }) => {
    await page.goto('/my-cart');
    const press = (button: string) => page.getByRole('button', { name: button }).click();

    await press('Increase quantity of Tulsi Giloy Drops');
    await expect(toast(page, 'Cannot Add more than 40')).toBeVisible();
    await press('Decrease quantity of Tulsi Giloy Drops');
    await expect(toast(page, 'Removed 1  quanity of Tulsi Giloy Drops')).toBeVisible();
    await press('Decrease quantity of Amla Daily Capsules');
    await expect(toast(page, 'Cannot Remove')).toBeVisible();
    await press('Increase quantity of Amla Daily Capsules');
    await expect(toast(page, 'Added 1 more quanity of Amla Daily Capsules')).toBeVisible();

    await page.reload();
    await expect(page.getByTestId('line-quantity')).toHaveText(['39', '2']);
  });

  test('is removed after a question, and can be restored', async ({ page }) => {
    await page.goto('/my-cart');
    const rows = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Remove Amla Daily Capsules' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove From Cart' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(rows).toHaveCount(3);

    await page.getByRole('button', { name: 'Remove Amla Daily Capsules' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.nth(1)).toContainText('Amla Daily Capsules');
  });

  test('that is no longer sold stays, outside the total, until it is removed', async ({ page }) => {
    await page.goto('/my-cart');
    await expect(page.getByText('Item no. 4711')).toBeVisible();
    await expect(page.getByText('No longer available.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Item no. 4711' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Item no. 4711', { exact: true })).toBeHidden();
  });
});

test('a card leads to the cart once its product is in it, over a reload too', async ({ page }) => {
  await page.goto('/products?category=Immunity');
  const card = cardOf(page, 'Tulsi Giloy Drops');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.reload();
  await card.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/my-cart');
});
