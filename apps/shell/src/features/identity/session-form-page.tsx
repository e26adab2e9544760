import type { ReactNode } from 'react';
import { RouteLink } from '../../platform/routing.tsx';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { SessionPage } from './session-page.tsx';

interface SessionFormPageProps {
  corner: ReactNode;
  title: string;
  /** The target of the link below the form. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** A page before sign-in with one form, its title above and a link back below. */
export function SessionFormPage({ corner, title, back, children }: SessionFormPageProps) {
  useDocumentTitle(title);
  return (
    <SessionPage corner={corner}>
      <h1 className="mb-2 text-2xl font-semibold tracking-tight">{title}</h1>
      {children}
      <p className="mt-6 text-center text-sm">
        <RouteLink to={back.to} className="rounded-sm text-brand-ink hover:underline">
          {back.label}
        </RouteLink>
      </p>
    </SessionPage>
  );
}
