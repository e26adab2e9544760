import { orderMessages } from '@lading/contracts/orders';
import { claimMessages, claimsApi } from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { workedExample } from '../testing/buy-labels.ts';
import { claimDesk, codesOf, photo, usd } from './testing/claim-desk.ts';

const people = await twoOrganizations();
const { server } = people;
const desk = claimDesk(people);
const { calls } = claimsApi;
const { database } = server.platform;

beforeEach(() => desk.begin());

describe('claim options', () => {
  it('are offered for insured shipments only, with windows and limits', async () => {
    const { shipmentId } = await desk.shipped();
    expect(await desk.insured(shipmentId)).toMatchObject([
      { shipmentId, insured: usd(40_000), most: usd(40_000), reason: null, windows: [{}, {}, {}] },
    ]);
    expect(await desk.insured(shipmentId, desk.now.other)).toEqual([]);
    const detail = await dataOf(
      server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, desk.now.seller),
    );
    expect(detail.acts).toContain('claim');
    await desk.goTo(6);
    const plain = await desk.now.buyer.bought();
    expect(await desk.insured(plain.shipmentId)).toEqual([]);
    expect(codesOf(await desk.save(plain.shipmentId))).toEqual([claimMessages.notInsured.code]);
  });

  it('start after the first scan, and on the day from which a parcel counts as lost', async () => {
    const { shipmentId } = await desk.now.buyer.bought({ ...workedExample, insurance: usd(40_000) });
    expect(codesOf(await desk.save(shipmentId))).toEqual([claimMessages.notScanned.code]);
    const scanned = await desk.shipped();
    const save = desk.save(scanned.shipmentId, { type: 'LOSS', minor: 40_001 });
    expect(codesOf(await save)).toEqual([claimMessages.tooEarly.code, claimMessages.tooMuch.code]);
    expect(await desk.save(shipmentId, {}, desk.now.other)).toMatchObject({ code: 404 });
    expect(await desk.save('999999')).toMatchObject({ code: 404 });
  });

  it('end after the window, for a draft too', async () => {
    const { claimId, shipmentId } = await desk.drafted();
    await desk.goTo(75);
    expect(codesOf(await desk.submit(claimId))).toEqual([claimMessages.allClosed.code]);
    await dataOf(desk.cancel(claimId));
    expect(await desk.insured(shipmentId)).toMatchObject([
      { reason: { code: claimMessages.allClosed.code } },
    ]);
  });

  it('are missing on an account that does not support claims', async () => {
    const { shipmentId } = await desk.shipped();
    await database.pool.query(`update label_purchase set account_id = 'gone' where shipment_id = $1`, [
      shipmentId,
    ]);
    expect(await desk.insured(shipmentId)).toMatchObject([
      { reason: { code: claimMessages.elsewhereUntil.code, params: { carrier: 'Demo Carrier' } } },
    ]);
    expect(codesOf(await desk.save(shipmentId))).toEqual([claimMessages.elsewhereUntil.code]);
  });
});

describe('a draft', () => {
  it('is one for a shipment, changed by saving again, and takes files until it is submitted', async () => {
    const { shipmentId } = await desk.shipped();
    const [one, same] = await Promise.all([dataOf(desk.save(shipmentId)), dataOf(desk.save(shipmentId))]);
    expect(same.claimId).toBe(one.claimId);
    // The list does not offer to start another one.
    expect(await desk.insured(shipmentId)).toMatchObject([{ reason: { code: claimMessages.open.code } }]);
    const changed = await dataOf(desk.save(shipmentId, { minor: 12_345, type: 'THEFT' }));
    expect(changed).toMatchObject({
      claimId: one.claimId,
      requested: usd(12_345),
      type: 'THEFT',
      state: 'DRAFT',
    });

    const file = await dataOf(desk.attach(one.claimId, photo(), 'the-same-key'));
    expect(await dataOf(desk.attach(one.claimId, photo(), 'the-same-key'))).toEqual(file);
    expect(await desk.attach(one.claimId, new File(['<svg onload="alert(1)"/>'], 'x.png'))).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'file', code: orderMessages.attachmentUnfit.code }],
    });
    expect(await desk.attach(one.claimId, photo(), 'foreign-key', desk.now.other)).toMatchObject({
      code: 404,
    });
    const read = await server.send(calls.claimFile, { params: { fileId: file.fileId } }, desk.now.seller);
    expect(read.body).toBe('%PDF-1.7 photo');
    expect(
      await server.call(calls.claimFile, { params: { fileId: file.fileId } }, desk.now.other),
    ).toMatchObject({
      code: 404,
    });
    const spare = await dataOf(desk.attach(one.claimId));
    const remove = (fileId: string) =>
      server.call(calls.removeClaimFile, { body: { fileId } }, desk.now.seller);
    expect(await remove(spare.fileId)).toMatchObject({ result: 'OK' });

    await dataOf(desk.submit(one.claimId));
    expect(await desk.stands(one.claimId)).toMatchObject({
      state: 'IN_REVIEW',
      acts: ['cancel'],
      files: [{ fileId: file.fileId, isSent: true }],
    });
    expect(await remove(file.fileId)).toMatchObject({ code: 409 });
    expect(await desk.attach(one.claimId)).toMatchObject({ code: 409 });
    expect(codesOf(await desk.save(shipmentId))).toEqual([claimMessages.open.code]);
  });

  it('is submitted once, and not by another organization', async () => {
    const { claimId } = await desk.drafted();
    for (const act of [desk.submit, desk.cancel])
      expect(await act(claimId, desk.now.other)).toMatchObject({ code: 404 });
    expect(await desk.reply(claimId, 'foreign-reply', desk.now.other)).toMatchObject({ code: 404 });
    const replies = await Promise.all([desk.submit(claimId), desk.submit(claimId), desk.submit(claimId)]);
    expect(replies.map(({ result }) => result)).toEqual(['OK', 'OK', 'OK']);
    const { rows } = await database.pool.query(
      `select d.claim from demo_carrier_claim d join insurance_claim c using (reference) where c.claim_id = $1`,
      [claimId],
    );
    expect(rows).toMatchObject([{ claim: { files: [{ fileName: 'photo.pdf', bytes: 14 }] } }]);
  });
});

it('the list can be filtered by state and search, and contains only the organization’s claims', async () => {
  const { claimId, shipmentNo } = await desk.submitted();
  const page = async (query: object, caller = desk.now.seller) =>
    (await dataOf(server.call(calls.claimPage, { query }, caller))).records.map((one) => one.claimId);
  expect(await page({ state: 'IN_REVIEW' })).toContain(claimId);
  expect(await page({ state: 'PAID', pageSize: 200 })).not.toContain(claimId);
  expect(await page({ search: shipmentNo })).toEqual([claimId]);
  expect((await page({ sort: 'createTime:asc', pageSize: 200 })).at(-1)).toBe(claimId);
  expect(await page({}, desk.now.other)).toEqual([]);
});
