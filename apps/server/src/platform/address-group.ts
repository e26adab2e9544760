import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * The key for counting attempts of an address: an IPv4 address itself; for IPv6 its /64 network, which one customer gets as a unit.
 * An IPv4-mapped IPv6 address counts as IPv4.
 * @param address from Node, such as `::ffff:192.0.2.1` or `2001:db8::1%eth0`
 * @returns the IPv4 address, or for example `2001:db8:0:0::/64`
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const [start = '', end] = plain.split('::');
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const first = groupsOf(start);
  const last = groupsOf(end ?? '');
  // The last 32 bits may be written as an IPv4 address.
  const width = first.length + last.length + (plain.includes('.') ? 1 : 0);
  const zeros = end === undefined ? [] : Array.from({ length: Math.max(0, 8 - width) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
