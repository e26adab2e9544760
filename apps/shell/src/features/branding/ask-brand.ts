import { saasBusiness } from '@lading/contracts/services/saas-business';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { api } from '../../platform/api.ts';
import { nobodysBrand, type Brand } from '../../platform/brand/brand.ts';
import { authSession } from '../../platform/browser-session.ts';
import type { PageAddress } from './page-address.ts';
import { brandInWaiting, brandOfHost, brandOfReseller } from './brand-rules.ts';

/** A brand that cannot be fetched must not keep the reader out. */
async function answerOf<Answer>(asking: Promise<Answer>): Promise<Answer | 'unknown'> {
  try {
    return await asking;
  } catch {
    return 'unknown';
  }
}

/**
 * Asks for the brand of a host that is not our own (spec §7): a reseller's site comes first, then the host's branding. A host that has
 * neither loses its session and is nobody's; one that could not be asked about both is not known to be so.
 */
export async function askBrand({ hostname, origin, pathname }: PageAddress): Promise<Brand> {
  const { getSettingByDomain } = saasBusiness.calls;
  const reseller = await answerOf(api.call(getSettingByDomain, { query: { domainName: hostname } }));
  if (reseller && reseller !== 'unknown') return brandOfReseller(reseller, origin);
  const branding = await answerOf(api.call(wmsUser.calls.brandingDetail, { query: { webSite: hostname } }));
  if (branding && branding !== 'unknown') return brandOfHost(branding, origin);
  if (branding === 'unknown' || reseller === 'unknown') return brandInWaiting(pathname);
  authSession.signOut();
  return nobodysBrand;
}
