import { fundsApi } from '@lading/contracts/funds';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { hasOpenWork } from '../carrier-account.store.ts';
import { fixedAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import type { CarrierAddressChanges } from '../carriers/carrier-address-changes.ts';
import { addressChangeService } from './address-change.service.ts';
import { changeDesk, redirect } from './testing/change-desk.ts';

const { server, ...people } = await twoOrganizations();
const desk = changeDesk(server, people);
const { next, offer, options, page, request, stands } = desk;
const work = addressChangeService(server.platform, desk.accounts);
const balance = () => desk.buyer().balance();
const fee = 1_695;
const never = () => new Promise<never>(() => undefined);

/** Orders a draft on a server whose carrier does something else than answer, and waits until its fee is held. */
async function cutOff(
  made: Parameters<typeof request>[0],
  order: (real: CarrierAddressChanges) => CarrierAddressChanges['order'],
) {
  const { held } = await balance();
  const cut = desk.carriers.map((carrier) => ({
    ...carrier,
    addressChanges: { ...carrier.addressChanges!, order: order(carrier.addressChanges!) },
  }));
  const context = await desk.context();
  void addressChangeService(server.platform, fixedAccounts(cut))
    .request(context, made)
    .catch(() => undefined);
  await expect.poll(async () => (await balance()).held).toBe(held + made.fee.minor);
}

const silent = () => Promise.reject(new CarrierError({ kind: 'unavailable' }));
/** A server whose carrier accepts only after another server has given up on the change. */
const lateServer = (
  change: (real: CarrierAddressChanges) => Partial<CarrierAddressChanges>,
  accountId = 'demo',
) =>
  addressChangeService(
    server.platform,
    fixedAccounts(
      desk.carriers.map((carrier) => {
        const real = carrier.addressChanges!;
        const changed: CarrierAddressChanges = {
          ...real,
          async order(...given) {
            server.clock.advance(3 * 60_000);
            await work.followUp();
            return real.order(...given);
          },
          ...change(real),
        };
        return { ...carrier, accountId, addressChanges: changed };
      }),
    ),
  );

beforeAll(() => desk.send(10));

describe('a change of address', () => {
  it('is charged once, however often it is clicked, at the displayed fee', async () => {
    const before = await balance();
    const { shipmentId, shipmentNo } = next();
    const made = await dataOf(offer(redirect(shipmentId)));
    expect(await request({ ...made, fee: { minor: 1, currency: 'USD' } })).toMatchObject({ code: 409 });
    const replies = await Promise.all([request(made), request(made), request(made)]);
    expect(replies.every(({ result }) => result === 'OK')).toBe(true);
    const came = await dataOf(request(made));
    expect(came).toMatchObject({ state: 'ACCEPTED', to: { addressLine1: '9 Fell St' }, shipmentNo });
    expect(await balance()).toEqual({ ...before, available: before.available - fee });
    const params = { transactionId: came.transactionId! };
    const why = await dataOf(server.call(fundsApi.calls.explainTransaction, { params }, desk.seller()));
    expect(why).toMatchObject({ kind: 'service', causeKind: 'address-change', related: [{ kind: 'hold' }] });
    expect(why.detail).toMatchObject({ shipmentNo });
    expect((await desk.detail(shipmentId)).addressChanges).toEqual([came]);
    expect(await page({ search: shipmentNo })).toEqual([came]);
    expect(await page({ search: shipmentNo, state: 'REFUSED' })).toEqual([]);
  });

  it('is the only open one of its shipment', async () => {
    const { shipmentId } = next();
    const drafts = [
      await dataOf(offer(redirect(shipmentId))),
      await dataOf(offer({ shipmentId, kind: 'HOLD', to: null })),
    ];
    const replies = await Promise.all(drafts.map((draft) => request(draft)));
    expect(replies.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    const open = { code: 409, reason: shipmentServiceMessages.changeOpen.code };
    expect(replies.find(({ result }) => result === 'ERR')).toMatchObject(open);
    expect(await offer(redirect(shipmentId))).toMatchObject(open);
    expect(await dataOf(options(shipmentId))).toMatchObject({ kinds: [], reason: { code: open.reason } });
  });

  it('refused by the carrier refunds the fee, and another one may be ordered', async () => {
    const before = await balance();
    const { shipmentId } = next();
    const made = await dataOf(offer(redirect(shipmentId, 'DEMO: CHANGE-REFUSE')));
    const refused = { code: 400, reason: shipmentServiceMessages.changeRefused.code };
    expect(await request(made)).toMatchObject(refused);
    expect(await request(made)).toMatchObject(refused);
    expect(await balance()).toEqual(before);
    expect(await stands(made.changeId)).toMatchObject({
      state: 'REFUSED',
      transactionId: null,
      endTime: expect.any(String) as string,
    });
    expect(await dataOf(request(await dataOf(offer(redirect(shipmentId)))))).toMatchObject({
      state: 'ACCEPTED',
    });
  });

  it('with a lost reply is looked up, and never ordered twice', async () => {
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId, 'DEMO: CHANGE-LOST')));
    expect(await dataOf(request(made))).toMatchObject({
      state: 'UNCONFIRMED',
      message: { code: shipmentServiceMessages.changeReplyLost.code },
    });
    expect((await balance()).held).toBe(before.held + fee);
    await Promise.all([work.followUp(), work.followUp()]);
    expect(await stands(made.changeId)).toMatchObject({ state: 'ACCEPTED', message: null });
    expect(await balance()).toEqual({ ...before, available: before.available - fee });
  });

  it('interrupted before the carrier was asked refunds its fee', async () => {
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId)));
    await cutOff(made, () => never);
    server.clock.advance(3 * 60_000);
    await work.followUp();
    expect(await stands(made.changeId)).toMatchObject({ state: 'REFUSED' });
    expect(await balance()).toEqual(before);
  });

  it('interrupted after the carrier has accepted is charged once', async () => {
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId)));
    let isAgreed = false;
    await cutOff(made, (real) => async (...asked) => {
      await real.order(...asked);
      isAgreed = true;
      return never();
    });
    await expect.poll(() => isAgreed).toBe(true);
    server.clock.advance(3 * 60_000);
    await Promise.all([work.followUp(), work.followUp()]);
    expect(await stands(made.changeId)).toMatchObject({ state: 'ACCEPTED' });
    expect(await balance()).toEqual({ ...before, available: before.available - fee });
  });

  it('accepted by the carrier after it was given up is canceled as soon as it answers', async () => {
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId)));
    let answers = false;
    const late = lateServer((real) => ({
      withdraw: (...given) => (answers ? real.withdraw(...given) : silent()),
    }));
    const standing = async () => {
      const { rowCount } = await server.platform.database.pool.query(
        'select from demo_carrier_address_change where withdrawn_at is null',
      );
      return rowCount!;
    };
    const ordered = await standing();
    await expect(late.request(await desk.context(), made)).rejects.toThrow(
      shipmentServiceMessages.notOrdered().message,
    );
    expect(await stands(made.changeId)).toMatchObject({ state: 'REFUSED' });
    expect(await balance()).toEqual(before);
    await late.followUp();
    expect(await standing()).toBe(ordered + 1);
    answers = true;
    await late.followUp();
    expect(await standing()).toBe(ordered);
  });

  it('accepted by the carrier after it was given up, without a reply, is found and canceled', async () => {
    const signInAgain = () => desk.goTo(server.clock.now().toISOString());
    await signInAgain();
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId)));
    let agree: (() => Promise<{ changeRef: string }>) | undefined;
    await cutOff(made, (real) => (...asked) => {
      agree = () => real.order(...asked);
      return never();
    });
    await expect.poll(() => agree !== undefined).toBe(true);
    server.clock.advance(3 * 60_000);
    await work.followUp();
    expect(await stands(made.changeId)).toMatchObject({ state: 'REFUSED' });
    const { changeRef } = await agree!();
    server.clock.advance(8 * 60_000);
    await work.followUp();
    const { rowCount } = await server.platform.database.pool.query(
      'select from demo_carrier_address_change where change_ref = $1 and withdrawn_at is not null',
      [changeRef],
    );
    expect(rowCount).toBe(1);
    await signInAgain();
    expect(await balance()).toEqual(before);
  });

  it('that its carrier does not cancel blocks removal of the account until the carrier answers, which is shown', async () => {
    const { database } = server.platform;
    const before = await balance();
    const made = await dataOf(offer(redirect(next().shipmentId)));
    await expect(
      lateServer(() => ({ withdraw: silent })).request(await desk.context(), made),
    ).rejects.toThrow(shipmentServiceMessages.notOrdered().message);
    await database.pool.query(`update carrier_address_change set account_id = 'own' where change_id = $1`, [
      made.changeId,
    ]);
    const isHeld = () => database.asSystem((trx) => hasOpenWork(trx, 'own'));
    expect(await isHeld()).toBe(true);
    const text = shipmentServiceMessages.changeRefused({ carrier: 'Demo' });
    const refuse = () => Promise.reject(new CarrierError({ kind: 'refused', text }));
    await lateServer(() => ({ withdraw: refuse }), 'own').followUp();
    expect(await isHeld()).toBe(false);
    expect(await stands(made.changeId)).toMatchObject({
      state: 'REFUSED',
      message: { code: shipmentServiceMessages.lateStays.code },
    });
    expect(await balance()).toEqual(before);
    const title = shipmentServiceMessages.changeStaysTitle({ shipment: made.shipmentNo });
    const told = await database.pool.query('select from notification where title_en = $1', [title.message]);
    expect(told.rowCount).toBe(1);
  });

  it('is not ordered when the balance is short', async () => {
    const made = await dataOf(offer({ shipmentId: next().shipmentId, kind: 'RETURN', to: null }));
    const much = 90_000_000;
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('carrier_address_change')
        .set({ fee: much })
        .where('change_id', '=', made.changeId)
        .execute(),
    );
    const before = await balance();
    const reply = await request({ ...made, fee: { minor: much, currency: 'USD' } });
    expect(reply).toMatchObject({ result: 'ERR' });
    expect(await balance()).toEqual(before);
    expect(await stands(made.changeId)).toBeUndefined();
  });
});
