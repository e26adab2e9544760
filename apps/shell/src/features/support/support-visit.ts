import { supportAddress, type SupportPage, type Visitor } from './support-address-rules.ts';
import { supportPass } from './support-pass.ts';

/** The address of a page of the support site for one visit (spec §2, decision D10). Throws `ApiError`. */
export async function supportVisit(page: SupportPage, visitor: Omit<Visitor, 'token'>): Promise<string> {
  const { token, site } = await supportPass();
  return supportAddress(site, page, { ...visitor, token });
}
