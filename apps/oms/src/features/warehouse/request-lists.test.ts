// @vitest-environment happy-dom
import { warehouseFunction, type UserInfo } from '@lading/contracts/identity';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, describe, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

const { workOrder, return: takesReturns } = warehouseFunction;
const account: Partial<UserInfo> = {
  warehouseList: [{ warehouseId: 'w1', warehouseName: 'East' }],
  warehouseFunctions: [{ warehouseId: 'w1', functionTypes: `${workOrder},${takesReturns}` }],
};
const answer: Answer = ({ path }) => ({
  result: 'OK',
  data: path.includes('tatusCounts') ? { counts: {}, over: [] } : { records: [], total: 0 },
});

let app: MountedApp;
afterEach(() => app.unmount());

it('the list of crossdocks has a tab for drafts', async () => {
  app = await mountAt('#/app/crossdock', answer, '8', account);
  await eventually(() => expect(app.find('[role=tab]', 'Draft')).toBeTruthy());
});

describe.each([
  ['inbound', 'status=ARRIVED', {}],
  ['return', 'status=ARRIVED', {}],
  ['work-order', 'status=DONE&kind=KIT', { kind: 'KIT' }],
  ['crossdock', 'status=ARRIVED', {}],
  ['outbound', 'status=PACKED&delivery=freight', { delivery: 'freight' }],
])('the list at /app/%s', (list, own, more) => {
  it('requests the filters of its address, and the tab counts without the tab’s own filter', async () => {
    const address = `#/app/${list}?q=REF&warehouse=w1&from=2026-11-01&to=2026-11-02&${own}`;
    app = await mountAt(address, answer, '7', account);
    const asked = (part: string) =>
      Object.fromEntries(app.calls.find(({ path }) => path.endsWith(part))?.query ?? []);
    const narrowed = {
      search: 'REF',
      warehouseId: 'w1',
      ...more,
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-03T00:00:00.000Z',
    };
    const status = new URLSearchParams(own).get('status');
    await eventually(() => {
      expect(asked('/page')).toEqual({
        ...narrowed,
        status,
        sort: 'createTime:desc',
        pageNo: '1',
        pageSize: '50',
      });
      expect(asked('tatusCounts')).toEqual(narrowed);
    });
  });
});
