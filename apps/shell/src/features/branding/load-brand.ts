import { product } from '@lading/contracts/core';
import { type Brand, ownBrand } from '../../platform/brand/brand.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { brandInWaiting } from './brand-rules.ts';
import type { PageAddress } from './page-address.ts';

/** The own hosts listed by the server in the page; otherwise the product's. */
function ownHosts(): readonly string[] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${product.ownHostsMeta}"]`)?.content;
  return named === undefined ? product.ownHosts : named.split(',');
}

/** An IP address, or a name without a dot, cannot be a branded site. */
const isLocal = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[') || !host.includes('.');

/** Whether a host is one of the product's own: these show its own brand and never request another (spec §7, §9). */
export function isOwnHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return isLocal(name) || ownHosts().includes(name);
}

/** Maximum time that the page stays empty while waiting for the server's reply. */
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
