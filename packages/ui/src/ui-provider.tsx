import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { OverlayContainer } from './overlay-container.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** A sub-app passes its `overlayElement`, so that what floats stays within its styles. */
  overlayElement?: HTMLElement | null;
}

/**
 * Wraps an app once: no component writes a `<style>` element (strict CSP), tooltips share one delay of 100 ms
 * (spec §9) and floating parts go where the host wants them.
 */
export function UiProvider({ children, overlayElement = null }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={100}>
        <OverlayContainer value={overlayElement}>{children}</OverlayContainer>
      </Tooltip.Provider>
    </CSPProvider>
  );
}
