import type { ReactNode } from 'react';
import { BrandLogo } from './brand/brand-logo.tsx';
import { useDocumentTitle } from './use-document-title.ts';

interface RawPageProps {
  title: string;
  /** Right of the logo. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A page without header and menu (spec §2, "raw layout"): the logo, and one card with one task. */
export function RawPage({ title, corner, children }: RawPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-16 shrink-0 items-center justify-between gap-4 px-5 sm:px-8">
        <BrandLogo />
        {corner}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 items-center justify-center px-4 pt-2 pb-20 outline-none"
      >
        <div className="w-full max-w-120 rounded-xl border border-line bg-surface p-6 max-sm:p-5">
          <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
