import { floorApi, floorPhotosApi, photosApi, warehouseMessages } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { injectCall } from '../../platform/testing/inject-call.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, server } = world;
const { addPhoto, floorPhotos } = floorPhotosApi.calls;
const { photos, photoFile } = photosApi.calls;
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], 'x.jpg');

it('a photo is stored once per key, and visible to provider and client only', async () => {
  const { skuCode } = await world.newProduct();
  const subjectId = await world.announced(skuCode, 1);
  const subject = { subjectKind: 'inbound' as const, subjectId };
  const photoKey = newKey();
  const add = (photo: File, key = photoKey) => ({ body: { ...subject, photoKey: key, photo } });
  expect(await refused(addPhoto, add(jpeg()), staff)).toEqual({ code: 409 });
  await made(floorApi.calls.arrive, { body: { inboundId: subjectId, eventKey: newKey() } }, staff);
  const taken = await made(addPhoto, add(jpeg()), staff);
  // Repeated by a device without a reply.
  expect(await made(addPhoto, add(jpeg()), staff)).toEqual(taken);
  expect(await refused(addPhoto, add(new File(['<svg/>'], 'x.jpg'), newKey()), staff)).toEqual({ code: 400 });
  expect(await refused(addPhoto, add(jpeg(), newKey()), seller)).toEqual({ code: 403 });
  expect(await made(photos, { query: subject }, seller)).toEqual([taken]);
  expect(await made(floorPhotos, { query: subject }, staff)).toEqual([taken]);
  expect(await made(photos, { query: subject }, other)).toEqual([]);
  const file = (accessToken: string) =>
    injectCall(
      server.app,
      photoFile,
      { params: { photoId: taken.photoId } },
      { host: 'localhost', authorization: `Bearer ${accessToken}` },
    );
  const reply = await file(seller.accessToken);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.rawPayload.byteLength).toBe(8);
  expect((await file(other.accessToken)).json()).toMatchObject({ code: 404 });
});

it('photos stay within the space of a warehouse, however many are sent at once', async () => {
  const { skuCode } = await world.newProduct();
  const arrived = async () => {
    const subjectId = await world.announced(skuCode, 1);
    await made(floorApi.calls.arrive, { body: { inboundId: subjectId, eventKey: newKey() } }, staff);
    return subjectId;
  };
  const add = (subjectId: string) =>
    server.call(
      addPhoto,
      { body: { subjectKind: 'inbound' as const, subjectId, photoKey: newKey(), photo: jpeg() } },
      staff,
    );
  const first = await arrived();
  expect(await add(first)).toMatchObject({ result: 'OK' });
  const large = 2_000_000_000;
  // Room for one more.
  await server.platform.database.asSystem((trx) =>
    sql`
      with taken as (select warehouse_id, sum(greatest(bytes, 4096)) as bytes from warehouse_photo group by warehouse_id),
        room as (select p.*, ${server.platform.config.photoBytes}::bigint - taken.bytes::bigint - 100 as room
          from warehouse_photo p join taken using (warehouse_id) where p.subject_id = ${first})
      insert into warehouse_photo (org_id, warehouse_id, subject_kind, subject_id, photo_key, file_key, bytes)
      select org_id, warehouse_id, subject_kind, subject_id, 'large-' || n, file_key,
        least(room - (n - 1) * ${large}::bigint, ${large}::bigint)::integer
      from room, generate_series(1, (room - 1) / ${large}::bigint + 1) n`.execute(trx),
  );
  const subjects = [await arrived(), await arrived(), await arrived(), await arrived(), await arrived()];
  const replies = await Promise.all(subjects.map((subjectId) => add(subjectId)));
  expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
  for (const reply of replies.filter(({ result }) => result !== 'OK'))
    expect(reply).toMatchObject({ code: 409, reason: warehouseMessages.photoSpaceFull.code });
});
