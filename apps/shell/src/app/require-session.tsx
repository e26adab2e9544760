import { useState, type ReactNode } from 'react';
import { authSession } from '../platform/browser-session.ts';
import { rememberUrl } from '../platform/remembered-url.ts';
import { Redirect } from '../platform/routing.tsx';

/** Checked once per visit of a protected page; the page is remembered for after the login. */
function admission(): boolean {
  const isSignedIn = authSession.isSignedIn();
  if (!isSignedIn) rememberUrl(location.pathname + location.search + location.hash);
  return isSignedIn;
}

/** Admits signed-in people; others are redirected to the sign-in, and back afterwards (spec §4). */
export function RequireSession({ login, children }: { login: string; children: ReactNode }) {
  const [isAdmitted] = useState(admission);
  return isAdmitted ? children : <Redirect to={login} />;
}
