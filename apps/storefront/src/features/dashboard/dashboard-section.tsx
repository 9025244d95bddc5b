import { css } from '@shop/design/styled-system/css';
import { HStack, styled } from '@shop/design/styled-system/jsx';
import { Heading } from '@shop/design/ui/elements';
import { useId, type ReactNode } from 'react';

interface DashboardSectionProps {
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  /** Framed, for short content. */
  isSheet?: boolean;
  children: ReactNode | ((headingId: string) => ReactNode);
}

const sheet = css.raw({ bg: 'bg.panel', borderWidth: '1px', p: { base: '5', md: '6' } });

/** A section of the dashboard. */
export function DashboardSection({ title, action, isSheet = false, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0" css={isSheet ? sheet : {}}>
      <HStack justify="space-between" rowGap="2" columnGap="4" flexWrap="wrap" mb={isSheet ? '4' : '5'} minH="11">
        <Heading as="h2" id={id} textStyle={isSheet ? 'h3' : 'h2'}>
          {title}
        </Heading>
        {action}
      </HStack>
      {typeof children === 'function' ? children(id) : children}
    </styled.section>
  );
}
