import { useState, type ReactNode } from 'react';
import { authSession } from '../platform/browser-session.ts';
import { rememberUrl } from '../platform/remembered-url.ts';
import { Redirect } from '../platform/routing.tsx';

/** Asked once per visit of a protected page; the page itself is kept for after the login. */
function admission(): boolean {
  const isSignedIn = authSession.isSignedIn();
  if (!isSignedIn) rememberUrl(location.pathname + location.search + location.hash);
  return isSignedIn;
}

/** Lets signed-in people through; everybody else goes to the sign-in, and back afterwards (spec §4). */
export function RequireSession({ login, children }: { login: string; children: ReactNode }) {
  const [isAdmitted] = useState(admission);
  return isAdmitted ? children : <Redirect to={login} />;
}
