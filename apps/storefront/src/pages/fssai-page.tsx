import { Container } from '@shop/design/styled-system/jsx';
import { CertificateView } from '../features/policies/certificate-view.tsx';
import { fssaiCertificate } from '../features/policies/certificates.content.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** The certificate's picture (specification, section 2), a sample drawn by us. */
export function FssaiPage() {
  return (
    <Container>
      <PageHead title={fssaiCertificate.title} description={fssaiCertificate.lead} />
      <Breadcrumbs trail={[{ label: fssaiCertificate.title }]} />
      <CertificateView certificate={fssaiCertificate} />
    </Container>
  );
}

export { FssaiPage as Component };
