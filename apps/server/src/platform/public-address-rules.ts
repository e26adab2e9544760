import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const carriesAnother = new BlockList();
// Teredo, documentation and 6to4: they may contain an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carriesAnother.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is on the public internet: not this machine, a private network, or reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !own.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !carriesAnother.check(address, 'ipv6');
}
