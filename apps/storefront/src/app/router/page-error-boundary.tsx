import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../error-page.tsx';
import type { RouterState } from './shop-router.ts';
import { useRouterState } from './router-state-context.ts';

/** Says what happened in place of what breaks while it is drawn, until another page is shown. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary shown={useRouterState()}>{children}</Boundary>;
}

interface BoundaryProps {
  shown: RouterState;
  children: ReactNode;
}

interface BoundaryState {
  shown: RouterState;
  caught: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: this.props.shown, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return shown === before.shown ? null : { shown, caught: null };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorPage error={caught.error} /> : this.props.children;
  }
}
