import { Container } from '@shop/design/styled-system/jsx';
import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { refundPolicy } from '../features/policies/refund.content.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Who gets a refund or replacement (specification, section 6). */
export function RefundPolicyPage() {
  return (
    <Container>
      <PageHead title={refundPolicy.title} description={refundPolicy.lead} />
      <Breadcrumbs trail={[{ label: refundPolicy.title }]} />
      <PolicyArticle policy={refundPolicy} />
    </Container>
  );
}

export { RefundPolicyPage as Component };
