import { Container } from '@shop/design/styled-system/jsx';
import { CertificateView } from '../features/policies/certificate-view.tsx';
import { isoCertificate } from '../features/policies/certificates.content.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** The certificate's picture (specification, section 2), a sample drawn by us. */
export function IsoPage() {
  return (
    <Container>
      <PageHead title={isoCertificate.title} description={isoCertificate.lead} />
      <Breadcrumbs trail={[{ label: isoCertificate.title }]} />
      <CertificateView certificate={isoCertificate} />
    </Container>
  );
}

export { IsoPage as Component };
