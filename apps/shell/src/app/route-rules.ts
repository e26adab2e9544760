/** A public page of the shell, by kind. */
export type PublicRoute =
  'login' | 'reset' | 'maintain' | 'error' | 'sign-up' | 'forgot-psw' | 'reset-psw-code' | 'reset-psw';

/**
 * A page without header and menu that requires sign-in (spec §2). It is protected, hence not public, and opening it ends no session.
 */
export type RawRoute = 'bigcommerce' | 'temu';

/** The target of a path: a public page, a raw one, another path, or `workspace`, which is everything else behind the sign-in. */
export type RouteVerdict = { page: PublicRoute } | { raw: RawRoute } | { redirect: string } | 'workspace';

const rawRoutes: Readonly<Record<string, RawRoute>> = {
  '/bigcommerce/connection': 'bigcommerce',
  '/temu-warehouse-authorization': 'temu',
};

const everywhere: Readonly<Record<string, PublicRoute>> = { '/maintain': 'maintain', '/error': 'error' };
const ofSellers: Readonly<Record<string, PublicRoute>> = {
  '/login': 'login',
  '/reset': 'reset',
  '/sign-up': 'sign-up',
};
const ofResellers: Readonly<Record<string, PublicRoute>> = {
  '/ss/login': 'login',
  '/ss/sign-up': 'sign-up',
  '/ss/forgot-psw': 'forgot-psw',
  '/ss/reset-psw-code': 'reset-psw-code',
  '/ss/reset-psw': 'reset-psw',
};

/**
 * Whether opening a page ends the existing session (spec §2: "raw-layout, non-protected routes count as public; opening one clears
 * login"): the pages before sign-in do. The maintenance and error pages do not; the table of spec §2 calls neither raw, and people
 * sent there by a temporary error continue where they were (decision record 0022).
 */
export function clearsLogin(page: PublicRoute): boolean {
  return page !== 'maintain' && page !== 'error';
}

/** The sign-in of a host: a reseller's clients have their own (spec §6). */
export function loginPath(isReseller: boolean): string {
  return isReseller ? '/ss/login' : '/login';
}

/**
 * Resolves a path (spec §2, §6): `/ss` and unknown paths below it lead to its sign-in; other hosts redirect from `/ss` to the usual
 * sign-in, and a reseller's host from the usual pages to its own.
 */
export function routeOf(path: string, isReseller: boolean): RouteVerdict {
  const pathname = path.replace(/(?<=.)\/+$/, '');
  const common = everywhere[pathname];
  if (common) return { page: common };
  const raw = rawRoutes[pathname];
  if (raw) return { raw };
  const page = (isReseller ? ofResellers : ofSellers)[pathname];
  if (page) return { page };
  const isOfOthers = pathname in ofSellers || pathname === '/ss' || pathname.startsWith('/ss/');
  return isOfOthers ? { redirect: loginPath(isReseller) } : 'workspace';
}
