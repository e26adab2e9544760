import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { refuseTakenPort } from './refuse-taken-port.ts';

it('refuses a port that another process listens on, and leaves a free one free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const address = { port, host: '127.0.0.1' };
  await expect(refuseTakenPort(address)).rejects.toThrow('EADDRINUSE');
  other.close();
  await once(other, 'close');
  await refuseTakenPort(address);
  await refuseTakenPort(address);
});
