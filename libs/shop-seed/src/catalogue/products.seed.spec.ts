import type { Product } from '@shop/api-contract/model';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { benefitLine } from '@shop/domain/catalogue/pack';
import { cardImage, imagePaths, pageImage } from '@shop/domain/catalogue/product-images';
import { isPromotionalCategory } from '@shop/domain/catalogue/promotional-category';
import { sentences } from '@shop/domain/catalogue/small-details';
import { categories, categoryNames } from './categories.seed.ts';
import { offers } from './offers.seed.ts';
import { botanicals } from './products/botanicals.seed.ts';
import { ingredientsOf } from './products/to-product.ts';
import { heroProductIds, products, productSeeds } from './products.seed.ts';

/** Medical claims, which are not allowed for food and cosmetics. */
const CURE_WORDS =
  /\b(cur(e|es|ed|ing|ative)|treat(s|ed|ing|ments?)?|heal(s|ed|ing)?|prevent(s|ed|ing|ion)?|diseases?|remed(y|ies)|reliev\w*|relief|diagnos\w*|diabet\w*|arthriti\w*|cancer\w*|hypertensi\w*|cholesterol|asthma|infections?|detox\w*|miracles?|guarantee\w*|clinically|anti-?age?ing|boost(s|ing)? immunity)\b/i;

const slugs = products.map((product) => product.product_slug);
/** The products of the home page's banners. */
const banners = ['s-46', 'life-elixir', 'ekardio-booster', 'sugar-ease'];
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the categories', () => {
  it('are at least nine, one beginning with Baby and one with Beauty', () => {
    expect(categories.length).toBeGreaterThanOrEqual(9);
    expect(categoryNames.filter(isPromotionalCategory)).toEqual(['Beauty Care', 'Baby Care']);
  });

  it('have unique names, ids and pictures', () => {
    for (const field of ['id', 'category_name', 'category_image'] as const)
      expect(distinct(categories.map((category) => category[field]))).toBe(categories.length);
    expect(categories.filter(({ category_image }) => !/^[a-z]+(-[a-z]+)*\.jpg$/.test(category_image))).toEqual([]);
  });

  it('have at least four products each, and every product has one', () => {
    const counts = categoryNames.map((name) => products.filter(({ category_name }) => category_name === name).length);

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(counts.reduce((sum, count) => sum + count)).toBe(products.length);
  });
});

describe('the products', () => {
  it('are at least forty, the four of the home page banners among them', () => {
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(slugs).toEqual(expect.arrayContaining(banners));
  });

  it.each(['id', 'product_slug', 'product_title', 'product_code'] as const)('share no %s', (field) => {
    expect(distinct(products.map((product) => product[field]))).toBe(products.length);
  });

  it('have slugs that need no escaping in a URL', () => {
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('cost whole rupees, so that a screen shows one form of prices', () => {
    expect(products.filter(({ product_price: price }) => price <= 0 || !Number.isInteger(price))).toEqual([]);
    expect(offers.filter(({ offer_price: price }) => !Number.isInteger(price))).toEqual([]);
  });
});

/** The slugs of the products that break a rule. */
const slugsThat = (breakRule: (product: Product) => boolean) =>
  products.filter(breakRule).map((product) => product.product_slug);

describe('each product', () => {
  it('has a card picture and a page picture in one folder', () => {
    const wrong = slugsThat(({ images, product_code, product_slug, offer_image }) => {
      const folder = product_code.toLowerCase();
      const hasOffer = offers.some((offer) => offer.product_slug === product_slug);
      return (
        imagePaths(images).join() !== `${folder}/pack.jpg,${folder}/botanical.jpg` ||
        cardImage(images) === pageImage(images) ||
        offer_image !== (hasOffer ? `${folder}.jpg` : '')
      );
    });

    expect(wrong).toEqual([]);
  });

  it('has three or four questions with answers', () => {
    const wrong = slugsThat(({ product_faqs: questions, product_faqs_answers: answers }) => {
      const pairs = faqPairs(questions, answers);
      const lengths = new Set([pairs, questions.split('<>'), answers.split('<>')].map(({ length }) => length));
      return (
        lengths.size > 1 || ![3, 4].includes(pairs.length) || !pairs.every(({ question }) => question.endsWith('?'))
      );
    });

    expect(wrong).toEqual([]);
  });

  it('is described in three to five sentences that end in periods', () => {
    const wrong = slugsThat(({ small_details: text }) => {
      const details = sentences(text);
      return ![3, 4, 5].includes(details.length) || `${details.join('. ')}.` !== text;
    });

    expect(wrong).toEqual([]);
  });

  it('has features of plain paragraphs and lists', () => {
    const wrong = slugsThat(
      ({ product_details: html }) =>
        /[<>&]/.test(html.replaceAll(/<\/?(p|ul|li|strong|em)>/g, ' ')) || /<(p|ul|li)><\/\1>/.test(html),
    );

    expect(wrong).toEqual([]);
  });

  it('has a first sentence that fits a card', () => {
    expect(slugsThat(({ product_desc }) => !/^.{20,66}$/.test(benefitLine(product_desc)))).toEqual([]);
  });

  it('makes no medical claim', () => {
    expect(slugsThat((product) => CURE_WORDS.test(Object.values(product).join('\n')))).toEqual([]);
  });
});

describe('the home page', () => {
  it('shows twelve different products in two rows of six', () => {
    const { forYou, topSelling } = heroRows(heroProductIds);

    expect(distinct(heroProductIds)).toBe(12);
    expect(forYou.length).toBe(6);
    expect(topSelling.length).toBe(6);
    expect(heroProductIds.filter((id) => !products.some((product) => product.id === id))).toEqual([]);
  });

  it('shows no product in a row that has a banner of its own', () => {
    const promoted = products.filter(({ product_slug }) => banners.includes(product_slug)).map(({ id }) => id);

    expect(promoted).toHaveLength(banners.length);
    expect(heroProductIds.filter((id) => promoted.includes(id))).toEqual([]);
  });
});

describe('the plants', () => {
  it('have Latin names of genus and species, each once', () => {
    const binomials = Object.values(botanicals).map(({ binomial }) => binomial);

    expect(binomials.filter((name) => !/^[A-Z][a-z]+ [a-z]+(-[a-z]+)?$/.test(name))).toEqual([]);
    expect(distinct(binomials)).toBe(binomials.length);
  });

  it('are listed with part and amount on the page of their product', () => {
    for (const seed of productSeeds) {
      const page = products.find(({ id }) => id === seed.number)?.product_details;

      expect(ingredientsOf(seed)).not.toEqual([]);
      for (const { name, binomial, part, amount } of ingredientsOf(seed))
        expect(page).toContain(`<strong>${name}</strong> (<em>${binomial}</em>): ${part}, ${amount}`);
    }
  });
});
