import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { CarrierError } from '../carrier-adapter.ts';
import { networkFile, type Network } from './network-call.ts';
import { scriptedSite } from './testing/scripted-site.ts';

const site = await scriptedSite();
afterAll(() => site.close());
const network: Network = {
  name: 'A network',
  api: site.address,
  headers: () => ({}),
  reasonOf: () => undefined,
};
const fetched = (address: string) => networkFile(network, address, AbortSignal.timeout(10_000));

it('a file on the API host of its network is read', async () => {
  site.says.set('GET /label.png', { body: Buffer.from('picture') });
  expect((await fetched(`${site.address}/label.png`)).toString()).toBe('picture');
});

it.each([301, 302, 404, 500])('an answer of %i is not a file', async (status) => {
  site.says.set('GET /moved.png', { status, headers: { location: `${site.address}/label.png` } });
  await expect(fetched(`${site.address}/moved.png`)).rejects.toThrow(CarrierError);
});

it('a file at an internal address is not requested, whatever its network says', async () => {
  let connections = 0;
  const within = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => within.listen(0, resolve));
  const { port } = within.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
    await expect(fetched(`https://${host}:${port}/label.png`), host).rejects.toMatchObject({
      failure: { kind: 'outcome-unknown' },
    });
  await new Promise((resolve) => within.close(resolve));
  expect(connections).toBe(0);
});
