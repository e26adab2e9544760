import { Component, type ReactNode } from 'react';
import { usePartFault } from './part-fault.ts';

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
 * Keeps a fault in one part of the page from taking the rest along, and what somebody has typed there: the part goes, and
 * `PartFaultProvider` hears of it.
 */
export function Fence({ children }: { children: ReactNode }) {
  return <Boundary onFault={usePartFault()}>{children}</Boundary>;
}
