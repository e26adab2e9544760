import { Component, type ReactNode } from 'react';
import { usePartFault } from './late.tsx';

interface BoundaryProps {
  children: ReactNode;
  onFault: (fault: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { isDown: boolean }> {
  override state = { isDown: false };

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.isDown ? null : this.props.children;
  }
}

/**
 * Keeps an error in one part of the page from removing the rest, and what the user typed there: the part disappears, and
 * `PartFaultProvider` reports it.
 */
export function Fence({ children }: { children: ReactNode }) {
  return <Boundary onFault={usePartFault()}>{children}</Boundary>;
}
