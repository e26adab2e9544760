import { storesApi, storeSyncApi } from '@lading/contracts/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { storeLogoFault } from './store-logo.service.ts';

/** The header of a PNG of some size, with padding. */
function png(width: number, height: number, bytes = 64): Buffer {
  const picture = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(picture);
  picture.write('IHDR', 12, 'latin1');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

describe('a picture of a store', () => {
  it.each([
    ['a PNG that is small', png(96, 96), true],
    ['one of the largest size', png(256, 256, 65_536), true],
    ['one that would be drawn too large', png(30_000, 30_000), false],
    ['one without a size', png(0, 10), false],
    ['one of too many bytes', png(96, 96, 65_537), false],
    [
      'an image that could contain a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      false,
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(80)), false],
    ['a photograph', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60)]), false],
    ['nothing', Buffer.alloc(0), false],
    ['only the beginning of a PNG', png(96, 96).subarray(0, 20), false],
  ])('%s', (_what, content, isGood) => expect(storeLogoFault(content) === undefined).toBe(isGood));
});

describe('the pictures of stores (spec §7)', () => {
  let server: TestServer;
  let seller: Caller;
  let other: Caller;
  let storeId: string;
  beforeAll(async () => {
    server = await startTestServer();
    seller = await server.signIn('seller@lading.test');
    other = await server.signIn('other@lading.test');
    const stores = await server.call(storesApi.calls.activeStores, {}, seller);
    storeId = (stores.result === 'OK' ? stores.data : []).find(({ type }) => type !== 0)!.storeId;
  });
  afterAll(() => server.close());

  const { saveLogo, removeLogo } = storeSyncApi.calls;
  const save = (content: Buffer, caller = seller, id = storeId) =>
    server.call(saveLogo, { body: { storeId: id, logo: new Blob([new Uint8Array(content)]) } }, caller);
  const logosOf = async (caller: Caller) => {
    const answer = await server.call(storesApi.calls.storeLogos, {}, caller);
    return answer.result === 'OK' ? answer.data : {};
  };

  it('are stored and sent with their store, to its own organization, and can be removed', async () => {
    const picture = png(96, 96);
    expect(await save(picture)).toMatchObject({ result: 'OK' });
    expect((await logosOf(seller))[storeId]).toBe(`data:image/png;base64,${picture.toString('base64')}`);
    expect((await logosOf(other))[storeId]).toBeUndefined();
    expect(await server.call(removeLogo, { query: { storeId } }, seller)).toMatchObject({ result: 'OK' });
    expect((await logosOf(seller))[storeId]).toBeUndefined();
  });

  it('are refused by content, and for stores of others', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(await save(drawing)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'logo', message: /PNG/, zhMessage: /PNG/ }],
    });
    expect(await save(png(96, 96), other)).toMatchObject({ code: 404 });
    expect(await save(png(96, 96), seller, 'x')).toMatchObject({ code: 404 });
    expect(await server.call(removeLogo, { query: { storeId } }, other)).toMatchObject({ code: 404 });
    expect((await logosOf(seller))[storeId]).toBeUndefined();
  });
});
