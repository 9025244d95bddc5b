import { Suspense, type ReactNode } from 'react';

/**
 * What is out of sight at first: in a page that the build wrote it comes alive after the rest, or the moment somebody uses
 * it. Not for parts that Chakra's machines move: a machine hears nothing before its effects have run.
 */
export const Later = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
