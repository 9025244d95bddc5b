import { VisuallyHidden } from '@shop/design/ui/elements';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { useSelector } from 'react-redux';
import { BuyableProductCard } from '../cart/buyable-product-card.tsx';
import { useListCategoriesQuery, useListHeroProductsQuery } from '../catalogue/catalogue.api.ts';
import { Goods } from '../catalogue/goods-row.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { organisation, website } from './home.content.ts';
import { homeMessages } from './home.messages.ts';
import { JoinUs } from './join-us.tsx';
import { Promotions } from './promotions.tsx';
import { Reasons } from './reasons.tsx';
import { Testimonials } from './testimonials.tsx';
import { selectIsSignedIn } from '../session/session.slice.ts';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { Section } from '@shop/design/parts/section';
import { ArrowLink } from '../../shared/ui/icon-links.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { StructuredData } from '../../shared/ui/structured-data.tsx';

/** Home, in the order of the specification (section 1). */
export function HomePage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const categoryList = useListCategoriesQuery();
  const heroList = useListHeroProductsQuery();
  const lists = useLists(categoryList, heroList);
  const { forYou, topSelling } = heroRows(heroList.data ?? []);

  const row = (products: typeof forYou, title: string) => (
    <Goods
      layout="page"
      title={title}
      products={lists.isReady ? products : undefined}
      card={(product) => <BuyableProductCard product={product} level={3} isBrief />}
    />
  );

  return (
    <>
      <PageHead title={homeMessages.title} description={homeMessages.description} canonicalPath={paths.home} />
      <StructuredData data={website} />
      <StructuredData data={organisation} />
      {/* The slides' titles come and go. */}
      <VisuallyHidden as="h1">{homeMessages.title}</VisuallyHidden>
      <HeroSlides />
      <Section title={homeMessages.categories} py={{ mdDown: '4', xl: '5' }}>
        <ListsNote {...lists} />
        <CategoryGrid categories={lists.isReady ? categoryList.data : undefined} />
      </Section>
      <Section title={homeMessages.productsForYou} aside={<SeeAll />} pt="0">
        {row(forYou, homeMessages.productsForYou)}
      </Section>
      <Section title={homeMessages.promotionsTitle} bg="bg.subtle" borderBlockWidth="1px">
        <Promotions />
      </Section>
      <Section title={homeMessages.whyChooseUs}>
        <Reasons />
      </Section>
      <Section title={homeMessages.topSelling} aside={<SeeAll />} pt="0">
        {row(topSelling, homeMessages.topSelling)}
      </Section>
      <Section title={homeMessages.testimonials} bg="bg.subtle" borderTopWidth="1px">
        <Testimonials />
      </Section>
      <JoinUs isMember={isSignedIn} />
    </>
  );
}

const SeeAll = () => <ArrowLink to={paths.products}>{homeMessages.seeAll}</ArrowLink>;

export { HomePage as Component };
