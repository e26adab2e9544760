import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/maintenance/index.ts';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** The shell's last net: a fault in drawing shows the error page instead of an empty window. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <ErrorPage onReload={() => location.reload()} /> : this.props.children;
  }
}
