/** Hosts of the product itself: these wear its own brand and never ask for another (spec §7, §9). */
const ownHosts = ['localhost', 'lading.test', 'app.lading.test', 'lading.app', 'www.lading.app'];

/** An address in numbers, or a name without a dot, cannot be anybody's branded site. */
const isLocal = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[') || !host.includes('.');

/** Whether a host is one of the product's own (spec §9). */
export function isOwnHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return ownHosts.includes(name) || isLocal(name);
}
