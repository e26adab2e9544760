import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { brandInWaiting } from './brand-rules.ts';
import { isOwnHost } from './own-hosts.ts';
import type { PageAddress } from './page-address.ts';

/** The page does not stay empty for longer than this while the server keeps its answer. */
const patienceMs = 5_000;

/** The brand of the page's host; our own hosts send no request (spec §9). Without a timely reply it is unknown for now. */
export async function loadBrand(page: PageAddress, clock: Clock = systemClock): Promise<Brand> {
  if (isOwnHost(page.hostname)) return ownBrand;
  const inWaiting = brandInWaiting(page.pathname);
  const waited = Promise.withResolvers<Brand>();
  const stop = clock.after(patienceMs, () => waited.resolve(inWaiting));
  const asked = import('./ask-brand.ts').then(({ askBrand }) => askBrand(page)).catch(() => inWaiting);
  const brand = await Promise.race([asked, waited.promise]);
  stop();
  return brand;
}
