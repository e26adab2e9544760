import { late, latePage } from '@lading/ui/late';

export type { Handover } from './handover-rules.ts';
export { signOut } from './leave.ts';
export { takeHandover } from './take-handover.ts';

/** Accepts a session from elsewhere (decision D5). */
export const HandoverPage = latePage(async () => (await import('./handover-page.tsx')).HandoverPage);

/** `/login`: the sign-in form behind its brand splash (spec §2, decision D13). */
export const LoginPage = latePage(async () => (await import('./login-page.tsx')).LoginPage);

/** `/reset`: a new password by mailed code (spec §2, §5). */
export const ResetPage = latePage(async () => (await import('./reset-page.tsx')).ResetPage);

/** Blocks the page when another tab has changed who is signed in (decision D4). */
export const OtherTabDialog = late(async () => (await import('./other-tab-dialog.tsx')).OtherTabDialog);

/** Asks for sign-in on top of a page with unsaved input. */
export const SignInAgainDialog = late(
  async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
);

/** `/ss/sign-up`: an account at the reseller of the host (spec §2). */
export const SignUpPage = latePage(async () => (await import('./sign-up-page.tsx')).SignUpPage);

/** `/ss/forgot-psw`, `/ss/reset-psw-code` and `/ss/reset-psw`: a new password for a reseller's client (spec §2). */
export const ResellerResetPage = latePage(
  async () => (await import('./reseller-reset-page.tsx')).ResellerResetPage,
);
