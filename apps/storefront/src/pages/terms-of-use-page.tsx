import { Container } from '@shop/design/styled-system/jsx';
import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { termsOfUse } from '../features/policies/terms.content.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Terms of Use (specification, section 2, "Static pages"). */
export function TermsOfUsePage() {
  return (
    <Container>
      <PageHead title={termsOfUse.title} description={termsOfUse.lead} />
      <Breadcrumbs trail={[{ label: termsOfUse.title }]} />
      <PolicyArticle policy={termsOfUse} />
    </Container>
  );
}

export { TermsOfUsePage as Component };
