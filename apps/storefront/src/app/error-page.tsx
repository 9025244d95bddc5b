import { fontFamilies } from '@shop/design/theme/font-families';
import { useEffect, type CSSProperties } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../shared/ui/page-head.tsx';
import { reportError } from '../shared/report-error.ts';
import { paths } from '../shared/paths.ts';
import { appMessages } from './app.messages.ts';

const button: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  padding: '0.5rem 1.5rem',
  border: '1px solid var(--shop-colors-control)',
  borderRadius: '4px',
  fontWeight: 600,
  cursor: 'pointer',
};

/** It needs no more than it brings along: what dresses a page may be just what could not be fetched. */
const looks = {
  frame: { maxWidth: '80rem', marginInline: 'auto', padding: '6rem clamp(1rem, 3vw, 2rem)' },
  words: { display: 'grid', gap: '1.25rem', maxWidth: '36rem' },
  title: {
    fontFamily: fontFamilies.heading,
    fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)',
    fontWeight: 600,
    lineHeight: 1.12,
  },
  lead: { color: 'var(--shop-colors-fg-muted)', fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.6 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
  again: {
    ...button,
    borderColor: 'transparent',
    background: 'var(--shop-colors-leaf-solid)',
    color: 'var(--shop-colors-leaf-contrast)',
  },
  home: button,
} satisfies Record<string, CSSProperties>;

/** Something broke while a page was shown or loaded: said plainly, cart untouched, with two ways on. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError('page', error), [error]);

  return (
    <div style={looks.frame}>
      <PageHead title={appMessages.errorTitle} />
      <div style={looks.words}>
        <h1 style={looks.title}>{appMessages.errorTitle}</h1>
        <p style={looks.lead}>{appMessages.errorText}</p>
        <div style={looks.ways}>
          <button type="button" style={looks.again} onClick={() => window.location.reload()}>
            {appMessages.tryAgain}
          </button>
          <a style={looks.home} href={paths.home}>
            {appMessages.goHome}
          </a>
        </div>
      </div>
    </div>
  );
}
