import { styled } from '@shop/design/styled-system/jsx';
import { Link } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';

interface PageLinkProps {
  to: string;
  children: string;
}

/** A link to another page within a policy's text. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <styled.span css={linkStyle}>
      <Link to={to}>{children}</Link>
    </styled.span>
  );
}

/** Support's e-mail within a policy's text. */
export function SupportMail() {
  return (
    <styled.span css={linkStyle}>
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
    </styled.span>
  );
}

const linkStyle = { '& a': { color: 'leaf.fg', textDecoration: 'underline', textUnderlineOffset: '3px' } };
