import { MaintenanceNotice } from './maintenance-notice.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** What keeps a page with unsaved input in place when its session ends or the product is paused. */
export function UnsavedInput() {
  return (
    <>
      <SignInAgain />
      <MaintenanceNotice />
    </>
  );
}
