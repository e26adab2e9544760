import { useEffect, type ReactNode } from 'react';
import { signOut } from '../features/session/index.ts';
import { useBrand } from '../platform/brand/brand.ts';
import { authSession } from '../platform/browser-session.ts';

/** A page before sign-in: opening one ends the session that there was (spec §2). */
export function ClearsLogin({ children }: { children: ReactNode }) {
  const { isReseller } = useBrand();
  useEffect(() => {
    if (authSession.isSignedIn()) void signOut(isReseller ? 'reseller' : 'seller');
  }, [isReseller]);
  return children;
}
