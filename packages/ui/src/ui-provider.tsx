import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { OverlayContainer } from './overlay-container.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** A sub-app passes its `overlayElement`, so that floating elements stay within its styles. */
  overlayElement?: HTMLElement | null;
}

/** Wraps an app once: no component writes a `<style>` element (strict CSP), and floating elements go where the host wants them. */
export function UiProvider({ children, overlayElement = null }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <OverlayContainer value={overlayElement}>{children}</OverlayContainer>
    </CSPProvider>
  );
}
