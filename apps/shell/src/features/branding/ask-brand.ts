import { ApiError } from '@lading/api-client/api-error';
import { brandingApi } from '@lading/contracts/branding';
import { errorCode } from '@lading/contracts/core';
import { api } from '../../platform/api.ts';
import { neutralBrand, type Brand } from '../../platform/brand/brand.ts';
import { authSession } from '../../platform/browser-session.ts';
import type { PageAddress } from './page-address.ts';
import { brandInWaiting, brandOfHost, brandOfReseller } from './brand-rules.ts';

/** Whether a back end has refused permanently: the resource does not exist. A busy or failing one may answer later. */
function isRefusal(fault: unknown): boolean {
  if (!(fault instanceof ApiError) || fault.kind !== 'rejected') return false;
  const code = fault.code ?? 0;
  return code < errorCode.unknown && code !== errorCode.tooMany;
}

/** A brand that cannot be fetched must not block the page. */
async function answerOf<Answer>(asking: Promise<Answer>): Promise<Answer | null | 'unknown'> {
  try {
    return await asking;
  } catch (fault) {
    return isRefusal(fault) ? null : 'unknown';
  }
}

/**
 * Requests the brand of a foreign host (spec §7): first as a reseller's site, then the host's branding. A host with neither loses its
 * session and has no brand; if a request got no answer, the brand is still unknown.
 */
export async function askBrand({ hostname, origin, pathname }: PageAddress): Promise<Brand> {
  const { getSettingByDomain } = brandingApi.calls;
  const reseller = await answerOf(api.call(getSettingByDomain, { query: { domainName: hostname } }));
  if (reseller && reseller !== 'unknown') return brandOfReseller(reseller, origin);
  const branding = await answerOf(
    api.call(brandingApi.calls.brandingDetail, { query: { webSite: hostname } }),
  );
  if (branding && branding !== 'unknown') return brandOfHost(branding, origin);
  if (branding === 'unknown' || reseller === 'unknown') return brandInWaiting(pathname);
  authSession.signOut();
  return neutralBrand;
}
