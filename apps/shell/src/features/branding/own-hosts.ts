import { product } from '@lading/contracts/core';

/** Those of the server, if it names any in the page; else the product's. */
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
