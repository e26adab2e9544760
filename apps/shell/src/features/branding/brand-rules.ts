import type { Branding, SaasInfo } from '@lading/contracts/branding';
import { neutralBrand, ownBrand, type Brand } from '../../platform/brand/brand.ts';

/** A picture's address as it may be shown: this site's, or over https; null for anything else. */
function picture(url: string | null | undefined, origin: string): string | null {
  if (!url || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.origin === origin ? address.href : null;
}

/** The brand of a reseller's site (spec §3, "SaaS info"). */
export function brandOfReseller(info: SaasInfo, origin: string): Brand {
  const primary: unknown = info.colorType?.primary;
  return {
    name: info.siteName || info.siteNameCN || '',
    nameCn: info.siteNameCN || null,
    logoUrl: picture(info.logoUrl, origin),
    logoCollapsedUrl: picture(info.iconUrl, origin),
    iconUrl: picture(info.iconUrl, origin),
    mainImageUrl: picture(info.mainImageUrl, origin),
    slogan: info.slogan || null,
    colour: typeof primary === 'string' ? primary : null,
    isReseller: true,
    isKnown: true,
  };
}

/** The brand of a host that is neither ours nor a reseller's (spec §3, "Branding"). */
export function brandOfHost(branding: Branding, origin: string): Brand {
  const logo = picture(branding.logoUrl, origin);
  const collapsed = picture(branding.logoCollapse, origin);
  return {
    ...ownBrand,
    name: branding.platFormName || '',
    logoUrl: picture(branding.logoExpand, origin) ?? logo,
    logoCollapsedUrl: collapsed ?? logo,
    iconUrl: collapsed,
  };
}

/**
 * Placeholder while the host's brand cannot be requested. The address shows whose clients sign in here: a reseller's have their own
 * pages (spec §6).
 */
export function brandInWaiting(pathname: string): Brand {
  const isReseller = pathname === '/ss' || pathname.startsWith('/ss/');
  return { ...neutralBrand, isReseller, isKnown: false };
}
