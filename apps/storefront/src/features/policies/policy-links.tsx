import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';

interface PageLinkProps {
  to: string;
  children: string;
}

/** A link to another page within a policy's text. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <chakra.span css={linkStyle}>
      <Link to={to}>{children}</Link>
    </chakra.span>
  );
}

/** Support's e-mail within a policy's text. */
export function SupportMail() {
  return (
    <chakra.span css={linkStyle}>
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
    </chakra.span>
  );
}

const linkStyle = { '& a': { color: 'leaf.fg', textDecoration: 'underline', textUnderlineOffset: '3px' } };
