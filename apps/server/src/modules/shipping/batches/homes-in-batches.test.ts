import { batchesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBatches } from '../testing/label-batches.ts';

const { server, seller } = await twoOrganizations();
const { create, rows, settled, take } = labelBatches(server, seller);
const { changeRows, retryBatch } = batchesApi.calls;

it('a person says for each row whether the label goes to a home, and it is rated for that', async () => {
  const { batchId } = await create(take(2));
  await settled(batchId);
  const [first, second] = await rows(batchId);
  const say = async (residential: boolean | null) => {
    const body = { rowIds: [first!.rowId], residential };
    await dataOf(server.call(changeRows, { params: { batchId }, body }, seller));
    await settled(batchId);
    const [one, other] = await rows(batchId);
    expect(other).toEqual(second);
    return one!;
  };
  const home = await say(true);
  const business = await say(false);
  expect(home).toMatchObject({ residential: true, ratedResidential: true, state: 'READY' });
  expect(business).toMatchObject({ residential: false, ratedResidential: false, state: 'READY' });
  expect(home.offer!.amount.minor).toBeGreaterThan(business.offer!.amount.minor);

  // It stays when the row is changed or rated again for another reason.
  const box = { length: 20, width: 20, height: 20, weight: 30, unit: 'in/lb' as const };
  const body = { rowIds: [first!.rowId], packages: [box] };
  await dataOf(server.call(changeRows, { params: { batchId }, body }, seller));
  await settled(batchId);
  await dataOf(server.call(retryBatch, { params: { batchId } }, seller));
  await settled(batchId);
  expect((await rows(batchId))[0]).toMatchObject({ residential: false, ratedResidential: false });
  expect(await say(null)).toMatchObject({ residential: null, ratedResidential: second!.ratedResidential });
}, 120_000);
