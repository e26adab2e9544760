import type { ReactNode } from 'react';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';
import { BrandPanel } from './brand-panel.tsx';

/** The two halves of the pages before sign-in: the brand, and one form. The brand's half gives way on small screens. */
export function SessionPage({ corner, children }: { corner: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-surface lg:grid-cols-[minmax(0,11fr)_minmax(30rem,9fr)]">
      <BrandPanel />
      <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        <div className="flex h-16 shrink-0 items-center justify-between gap-4 px-5 sm:px-8">
          <div className="flex min-w-0 lg:invisible">
            <BrandLogo />
          </div>
          {corner}
        </div>
        <div className="flex flex-1 items-center justify-center px-5 pt-2 pb-24 sm:px-8">
          <div className="w-full max-w-90 [--ld-control:40px]">{children}</div>
        </div>
      </main>
    </div>
  );
}
