import type { SaasInfo } from '@lading/contracts/branding';
import { clientOrgType, identityApi, type UserInfo } from '@lading/contracts/identity';
import { type FeatureFlag, organizationsApi } from '@lading/contracts/organizations';
import { isTimeZone } from '@lading/i18n/format-time';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { callQuery } from './call-query.ts';
import { isLost } from './query-client.ts';
import { userAccess, type AccessFacts } from './user-access.ts';

/**
 * The time zone of an account, else that of the browser, else UTC: a browser may not know its own, and then names one that formats
 * nothing (`Etc/Unknown`).
 */
export function knownTimeZone(
  ofAccount: string | null | undefined,
  ofBrowser = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return [ofAccount, ofBrowser].find((name) => name && isTimeZone(name)) ?? 'UTC';
}

/** The signed-in person, and derived facts. */
export interface Account {
  user: UserInfo;
  saas: SaasInfo | null;
  flags: readonly FeatureFlag[];
  facts: AccessFacts;
  /** IANA name; the browser's own where the account has none. */
  timeZone: string;
}

const orgType = { query: { orgType: clientOrgType } };
const noFlags: readonly FeatureFlag[] = [];

/** Only `afterLogin` is required; calls that another back end lacks count as absent (decision D2). */
const optional = <Query extends object>(query: Query) => ({
  ...query,
  meta: { isSilent: true },
  staleTime: Infinity,
});

/**
 * Loads who is signed in (spec §4, §7): the user, the shipping service's view of the user if it is missing, the
 * reseller, the flags, and whether there is a cooperative warehouse. Whether someone is a reseller's client must be known: it decides
 * what is shown (spec §6).
 */
export function useLoadedAccount(): { account?: Account; fault?: unknown; retry: () => void } {
  const person = useQuery({ ...callQuery(identityApi.calls.afterLogin, orgType), staleTime: Infinity });
  const reseller = useQuery(optional(callQuery(identityApi.calls.saasAfterLogin)));
  const flagList = useQuery(optional(callQuery(organizationsApi.calls.queryAllFlag)));
  const temu = useQuery(optional(callQuery(organizationsApi.calls.listTemuOrg)));
  const isShipperMissing = person.data != null && person.data.ezeeshipUser == null;
  const shipper = useQuery({
    ...optional(callQuery(identityApi.calls.ezeeshipAfterLogin, orgType)),
    enabled: isShipperMissing,
  });

  const user = person.data;
  const isUnsure = reseller.data === undefined && isLost(reseller.error);
  const isReady =
    !reseller.isPending && !isUnsure && !flagList.isPending && (!isShipperMissing || !shipper.isPending);
  const saas = reseller.data ?? null;
  const flags = flagList.data ?? noFlags;
  const hasTemuOrganization = Boolean(temu.data);
  const account = useMemo(() => {
    if (!user || !isReady) return undefined;
    const whole = isShipperMissing ? { ...user, ezeeshipUser: shipper.data ?? null } : user;
    return {
      user: whole,
      saas,
      flags,
      facts: userAccess({ user: whole, saas, flags, hasTemuOrganization }),
      timeZone: knownTimeZone(whole.user.timeZone),
    };
  }, [user, isReady, isShipperMissing, shipper.data, saas, flags, hasTemuOrganization]);

  return {
    ...(account ? { account } : {}),
    ...(person.isError || isUnsure ? { fault: person.error ?? reseller.error } : {}),
    retry: () => void Promise.all([person.refetch(), reseller.refetch()]),
  };
}

const AccountContext = createContext<Account | null>(null);

/** Provides the account to everything behind the sign-in. */
export const AccountProvider = AccountContext.Provider;

/** The account. @throws Error outside of the signed-in part of the shell */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount is called before sign-in');
  return account;
}
