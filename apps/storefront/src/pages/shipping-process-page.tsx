import { Container } from '@shop/design/styled-system/jsx';
import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { ShippingSteps } from '../features/policies/shipping-steps.tsx';
import { shippingProcess } from '../features/policies/shipping.content.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** How and when parcels come (specification, section 9). */
export function ShippingProcessPage() {
  return (
    <Container>
      <PageHead title={shippingProcess.title} description={shippingProcess.lead} />
      <Breadcrumbs trail={[{ label: shippingProcess.title }]} />
      <PolicyArticle policy={shippingProcess} overview={<ShippingSteps />} />
    </Container>
  );
}

export { ShippingProcessPage as Component };
