import { product } from '@lading/contracts/core';
import type { Language } from '@lading/i18n/languages';
import type { Account } from '../../platform/account.ts';

/** The two pages of the support site (spec §2). */
export type SupportPage = 'list' | 'create';

/** The visitor data for the support site. */
export interface Visitor extends Pick<Account, 'user' | 'timeZone'> {
  token: string;
  language: Language;
}

/** The address of a page of the support site, with all its visitor parameters (spec §2). */
export function supportAddress(site: string, page: SupportPage, visitor: Visitor): string {
  const { user, org } = visitor.user;
  const query = new URLSearchParams({
    token: visitor.token,
    email: user.email ?? '',
    name: org.orgName ?? '',
    phone: user.phone ?? '',
    orgId: org.orgId,
    userId: user.userId,
    language: visitor.language,
    timeZone: visitor.timeZone,
    platformSource: product.slug,
  });
  return `${site}/${page}?${query.toString()}`;
}
