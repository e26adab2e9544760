import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInContext } from '../../../platform/context.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { findingsOfBooks } from '../../funds/index.ts';
import { noFindings } from '../../../testing/no-findings.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { otherNodes } from '../testing/kill-service-node.ts';
import { killedAt } from '../testing/killed-service-node.ts';
import { claimWork } from './claim-work.service.ts';
import { claimService } from './claim.service.ts';
import { claimDesk } from './testing/claim-desk.ts';

const people = await twoOrganizations();
const { server, seller } = people;
const { database } = server.platform;
const desk = claimDesk(people);
const { kill, living, orgId } = await otherNodes(server, seller);
afterAll(() => living.database.close());
beforeEach(() => desk.begin());

/** The scheduled work of the other two nodes, at the same time. */
const goOn = () =>
  Promise.all([
    desk.workOf().followUp(),
    claimWork(living, fixedAccounts(platformCarriers(living))).followUp(),
  ]);

/** The insurer's record of a claim. */
async function atInsurer(claimId: string) {
  const { rows } = await database.pool.query<{ claim: { files: object[]; replies: { key: string }[] } }>(
    `select d.claim from demo_carrier_claim d join insurance_claim c using (reference) where c.claim_id = $1`,
    [claimId],
  );
  return rows.map(({ claim }) => claim);
}
/** The wallet entries for a claim. */
async function payments(claimId: string) {
  const { rows } = await database.pool.query<{ amount: string }>(
    `select e.amount from ledger_transaction t join ledger_entry e using (transaction_id)
     where t.kind = 'claim' and t.key = $1 and e.account = 'wallet'`,
    [claimId],
  );
  return rows.map(({ amount }) => Number(amount));
}

describe('a node that is killed', { timeout: 120_000 }, () => {
  it.each(killedAt)(
    'while it submits a claim, at "%s": the claim is filed once, with its files',
    async (at) => {
      const { claimId } = await desk.drafted();
      await kill({ do: 'submit-claim', claimId }, at);
      await goOn();
      expect(await desk.stands(claimId)).toMatchObject({ state: 'IN_REVIEW', files: [{ isSent: true }] });
      expect(await atInsurer(claimId)).toMatchObject([{ files: [{ fileName: 'photo.pdf' }] }]);
    },
  );

  it.each(killedAt)('while it answers the insurer, at "%s": the answer gets there once', async (at) => {
    const { claimId } = await desk.submitted('DEMO: CLAIM-ASK');
    await desk.goTo(9);
    await goOn();
    expect((await desk.stands(claimId)).state).toBe('NEEDS_ACTION');
    await kill({ do: 'reply-claim', claimId, messageKey: 'killed-reply' }, at);
    await goOn();
    expect((await desk.stands(claimId)).state).toBe('IN_REVIEW');
    const [claim] = await atInsurer(claimId);
    expect(claim!.replies.map(({ key }) => key)).toEqual(['killed-reply']);
  });

  it.each(killedAt)('while it takes a claim back, at "%s": our state matches the insurer’s', async (at) => {
    const { claimId } = await desk.submitted();
    await kill({ do: 'cancel-claim', claimId }, at);
    await goOn();
    const isHeard = at !== 'asked';
    expect((await desk.stands(claimId)).state).toBe(isHeard ? 'CANCELLED' : 'IN_REVIEW');
    // After another click it is withdrawn in the end.
    expect(await desk.cancel(claimId)).toMatchObject({ result: 'OK', data: { state: 'CANCELLED' } });
  });

  it.each(killedAt)('while it pays into the wallet, at "%s": it is paid once', async (at) => {
    const { claimId } = await desk.submitted();
    await desk.goTo(15);
    await kill({ do: 'follow-claims' }, at);
    await goOn();
    await goOn();
    expect((await desk.stands(claimId)).state).toBe('PAID');
    expect(await payments(claimId)).toEqual([40_000]);
    const books = await database.asSystem((trx) => findingsOfBooks(trx, server.clock.now()));
    expect(books).toEqual(noFindings);
  });
});

const twenty = <Reply>(click: () => Promise<Reply>) => Promise.all(Array.from({ length: 20 }, click));
const results = (replies: { result: string }[]) => [...new Set(replies.map(({ result }) => result))];

it('twenty concurrent clicks count as one', async () => {
  const { shipmentId } = await desk.shipped('DEMO: CLAIM-ASK');
  const drafts = await twenty(() => desk.save(shipmentId));
  expect(results(drafts)).toEqual(['OK']);
  const ids = new Set(drafts.map((draft) => (draft.result === 'OK' ? draft.data.claimId : '')));
  expect(ids.size).toBe(1);
  const [claimId = ''] = ids;
  await desk.attach(claimId);
  expect(results(await twenty(() => desk.submit(claimId)))).toEqual(['OK']);
  expect(await atInsurer(claimId)).toHaveLength(1);
  await desk.goTo(9);
  await goOn();
  expect(results(await twenty(() => desk.reply(claimId, 'twenty-replies')))).toEqual(['OK']);
  await goOn();
  const [claim] = await atInsurer(claimId);
  expect(claim!.replies.map(({ key }) => key)).toEqual(['twenty-replies']);
  expect((await desk.stands(claimId)).thread.filter(({ author }) => author === 'SELLER')).toHaveLength(1);
  expect(results(await twenty(() => desk.cancel(claimId)))).toEqual(['OK']);
  expect((await desk.stands(claimId)).state).toBe('CANCELLED');
});

it('a click overtaken by another finds the claim submitted', async () => {
  const { claimId } = await desk.drafted();
  let looks = 0;
  const context = {
    user: { orgId, userId: '0' },
    audit: { tell: () => undefined },
    // The other click arrives between this one's read and its next request.
    async db(work: Parameters<typeof database.asOrganization>[1]) {
      looks += 1;
      if (looks === 2) await desk.submit(claimId);
      return database.asOrganization(orgId, work);
    },
  } as unknown as SignedInContext;
  const accounts = fixedAccounts(platformCarriers(server.platform));
  const overtaken = await claimService(server.platform, accounts).submit(context, claimId);
  expect(overtaken).toMatchObject({ claimId, state: 'IN_REVIEW' });
});
