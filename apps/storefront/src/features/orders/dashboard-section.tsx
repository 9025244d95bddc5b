import { chakra, Heading, HStack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface DashboardSectionProps {
  title: string;
  /** At the heading's side. */
  action?: ReactNode;
  /** A sheet around it, for what is shorter than the page. */
  isSheet?: boolean;
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** One part of the dashboard under its heading. */
export function DashboardSection({ title, action, isSheet = false, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      {...(isSheet && { bg: 'bg.panel', borderWidth: '1px', p: { base: '5', md: '6' } })}
    >
      <HStack justify="space-between" rowGap="2" columnGap="4" flexWrap="wrap" mb={isSheet ? '4' : '5'} minH="11">
        <Heading as="h2" id={id} textStyle={isSheet ? 'h3' : 'h2'}>
          {title}
        </Heading>
        {action}
      </HStack>
      {typeof children === 'function' ? children(id) : children}
    </chakra.section>
  );
}
