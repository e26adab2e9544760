import { Home } from './home.tsx';
import { SignedIn } from './signed-in.tsx';
import { startWithSubApp } from './sub-app-source.ts';

startWithSubApp();

/** Everything behind the sign-in with header and menu. */
export function Workspace() {
  return (
    <SignedIn>
      <Home />
    </SignedIn>
  );
}
