import { saasBusiness } from '@lading/contracts/services/saas-business';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { api } from '../../platform/api.ts';
import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { authSession } from '../../platform/browser-session.ts';
import { brandOfHost, brandOfReseller } from './brand-rules.ts';

/** A brand that cannot be fetched must not keep the reader out; one that the server denies counts as none. */
async function answerOf<Answer>(asking: Promise<Answer>): Promise<Answer | 'unknown'> {
  try {
    return await asking;
  } catch {
    return 'unknown';
  }
}

/**
 * Asks for the brand of a host that is not our own (spec §7): a reseller's site comes first, then the host's branding; a
 * host that has neither loses its session.
 */
export async function askBrand(host: string, origin: string): Promise<Brand> {
  const { getSettingByDomain } = saasBusiness.calls;
  const reseller = await answerOf(api.call(getSettingByDomain, { query: { domainName: host } }));
  if (reseller && reseller !== 'unknown') return brandOfReseller(reseller, origin);
  const branding = await answerOf(api.call(wmsUser.calls.brandingDetail, { query: { webSite: host } }));
  if (branding && branding !== 'unknown') return brandOfHost(branding, origin);
  if (branding !== 'unknown' && reseller !== 'unknown') authSession.signOut();
  return ownBrand;
}
