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
const shared = {
  clientRef: 'REF-1',
  warehouseId: 'w1',
  warehouseName: 'East',
  version: 3,
  timeline: [],
  createTime: '2026-11-20T08:00:00.000Z',
};
const sku = { lineId: 'l1', productId: 'p1', skuCode: 'MUG', skuName: 'Mug' };
const kinds = {
  inbound: {
    path: '/app/inbound/i1',
    cancel: 'Cancel inbound',
    id: { inboundId: 'i1' },
    editing: 'Save draft',
    known: {
      ...shared,
      inboundId: 'i1',
      inboundNo: 'IN-1',
      status: 'SUBMITTED',
      delivery: 'PARCEL',
      skus: 1,
      expected: 12,
      received: 0,
      stowed: 0,
      eta: '2026-12-01',
      lines: [{ ...sku, expected: 12, countedGood: 0, countedDamaged: 0, stowed: 0 }],
    },
  },
  return: {
    path: '/app/return/r1',
    cancel: 'Cancel return',
    id: { returnId: 'r1' },
    editing: 'Save changes',
    known: {
      ...shared,
      returnId: 'r1',
      returnNo: 'RT-1',
      status: 'AWAITING',
      reason: 'DAMAGED',
      expected: 12,
      inspected: 0,
      lines: [{ ...sku, expected: 12, restocked: 0, damaged: 0, disposed: 0 }],
    },
  },
  'work order': {
    path: '/app/work-order/o1',
    cancel: 'Cancel work order',
    id: { workOrderId: 'o1' },
    editing: 'Save changes',
    known: {
      ...shared,
      workOrderId: 'o1',
      workOrderNo: 'WO-1',
      status: 'SUBMITTED',
      kind: 'RELABEL',
      planned: 12,
      done: 0,
      estimate: null,
      charged: null,
      lines: [{ ...sku, planned: 12, done: 0, condition: 'GOOD', parts: [] }],
    },
  },
  crossdock: {
    path: '/app/crossdock/c1',
    cancel: 'Cancel crossdock',
    id: { crossdockId: 'c1' },
    editing: 'Save changes',
    known: {
      ...shared,
      crossdockId: 'c1',
      crossdockNo: 'CD-1',
      status: 'SUBMITTED',
      delivery: 'LTL',
      cartons: 12,
      destinations: 1,
      received: 0,
      dispatched: 0,
      eta: '2026-12-01',
      charged: null,
      lines: [{ lineId: 'l1', destination: 'Reno', cartons: 12, received: 0, dispatched: 0 }],
    },
  },
};

let app: MountedApp;
let acts: string[];
let refuses: boolean;
/** Another user each time, since pages keep what one person has loaded. */
let person = 0;
/** The request after an action. */
let became: object;
const posts = () => app.calls.filter(({ method }) => method === 'POST');
const type = (label: string, text: string) => {
  const name = [...document.querySelectorAll('label')].find(
    (one) => one.textContent?.replace('*', '') === label,
  );
  const input = document.getElementById(name?.getAttribute('for') ?? '') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const serverOf =
  (known: object): Answer =>
  ({ method, path }) => {
    if (path.includes('/detail/')) return { result: 'OK', data: { ...known, ...became, acts } };
    if (method === 'POST' && refuses)
      return { result: 'ERR', code: 409, message: 'Already at the dock', zhMessage: '已到仓' };
    if (method === 'POST') {
      became = { status: 'CANCELLED' };
      acts = [];
      return { result: 'OK', data: { ...known, ...became, acts } };
    }
    if (path.includes('tatusCounts')) return { result: 'OK', data: { counts: {}, over: [] } };
    if (path.includes('photo')) return { result: 'OK', data: [] };
    return { result: 'OK', data: { records: [], total: 0 } };
  };

afterEach(() => app.unmount());

describe.each(Object.entries(kinds))('the page of one %s', (_kind, { path, cancel, id, editing, known }) => {
  const open = async (allowed: string[], isRefused = false) => {
    acts = allowed;
    refuses = isRefused;
    became = {};
    app = await mountAt(`#${path}`, serverOf(known), String((person += 1)), account);
    await eventually(() => app.find('h1', '-1'));
  };

  it('can be canceled if allowed, and shows the result', async () => {
    await open(['cancel']);
    app.find('button', cancel).click();
    await eventually(() => expect(app.text()).toContain('Canceled'));
    expect(posts().map(({ body }) => JSON.parse(body) as object)).toEqual([id]);
    expect(() => app.find('button', cancel)).toThrow('There is no');
  });

  it('shows why it was not canceled', async () => {
    await open(['cancel'], true);
    app.find('button', cancel).click();
    await eventually(() => expect(app.find('[role=alert]').textContent).toContain('Already at the dock'));
  });

  it('shows its facts and lines once it can no longer be changed', async () => {
    await open([]);
    await eventually(() => expect(app.find('table').textContent).toContain('12'));
    expect(app.find('h2', 'Details')).toBeTruthy();
    expect(() => app.find('button', editing)).toThrow('There is no');
  });

  it('shows its form instead of both while it can be changed', async () => {
    await open(['edit']);
    await eventually(() => app.find('button', editing));
    expect(() => app.find('table')).toThrow('There is no');
    type('Reference', 'REF-2');
    app.find('button', editing).click();
    // A work order also requests its estimate.
    const saves = () => posts().filter((call) => call.path.endsWith('/save'));
    await eventually(() => expect(saves()).toHaveLength(1));
    expect(JSON.parse(saves()[0]?.body ?? '')).toMatchObject({ ...id, version: 3, clientRef: 'REF-2' });
  });
});

describe('the draft of an inbound', () => {
  const { path, known } = kinds.inbound;

  it('keeps the lots and expiry dates that its file has', async () => {
    acts = ['edit'];
    refuses = false;
    became = { status: 'DRAFT' };
    const lines = known.lines.map((line) => ({ ...line, lotNo: 'L1', expiresOn: '2028-11-30' }));
    app = await mountAt(`#${path}`, serverOf({ ...known, lines }), String((person += 1)), account);
    await eventually(() => app.find('button', 'Save draft'));
    type('Reference', 'REF-2');
    app.find('button', 'Save draft').click();
    const saves = () => posts().filter((call) => call.path.endsWith('/save'));
    await eventually(() => expect(saves()).toHaveLength(1));
    expect(JSON.parse(saves()[0]?.body ?? '')).toMatchObject({
      lines: [{ skuCode: 'MUG', expected: 12, lotNo: 'L1', expiresOn: '2028-11-30' }],
    });
  });
});

describe('the draft of a crossdock', () => {
  const { path, id, known } = kinds.crossdock;

  it('is submitted from its page, in the words of a new one', async () => {
    acts = ['edit', 'submit', 'cancel'];
    refuses = false;
    became = { status: 'DRAFT' };
    const server = serverOf(known);
    app = await mountAt(
      `#${path}`,
      (call) => {
        const answer = server(call);
        if (call.method !== 'POST') return answer;
        became = { status: 'SUBMITTED' };
        acts = ['edit', 'cancel'];
        return { result: 'OK', data: { ...known, ...became, acts } };
      },
      String((person += 1)),
      account,
    );
    await eventually(() => expect(app.text()).toContain('Draft'));
    app.find('button', 'Submit crossdock').click();
    await eventually(() => expect(app.text()).toContain('Submitted'));
    expect(posts().map(({ path: to, body }) => [to.split('/').at(-1), JSON.parse(body) as object])).toEqual([
      ['submit', id],
    ]);
    expect(() => app.find('button', 'Submit crossdock')).toThrow('There is no');
  });
});

describe('a new request', () => {
  it('is saved with one key even if sent repeatedly, and opens its own page', async () => {
    const { known } = kinds.crossdock;
    let isLost = true;
    acts = [];
    refuses = false;
    became = {};
    const server = serverOf(known);
    app = await mountAt(
      '#/app/crossdock/new',
      (call) => {
        if (call.method === 'POST' && isLost) throw new TypeError('The connection was lost');
        return server(call);
      },
      '7',
      account,
    );
    await eventually(() => app.find('button', 'Submit crossdock'));
    type('Reference', 'REF-1');
    type('Destination', 'Reno');
    type('Cartons', '12');
    await eventually(() => expect(app.text()).toContain('Destination'));
    app.find('button', 'Submit crossdock').click();
    await eventually(() => app.find('[role=alert]'));
    isLost = false;
    app.find('button', 'Submit crossdock').click();
    await eventually(() => expect(location.hash).toBe('#/app/crossdock/c1'));
    const keys = new Set(posts().map(({ idempotencyKey }) => idempotencyKey));
    expect(posts().length).toBeGreaterThan(1);
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(JSON.parse(posts()[0]?.body ?? '')).toMatchObject({
      warehouseId: 'w1',
      clientRef: 'REF-1',
      tracking: null,
      lines: [{ destination: 'Reno', cartons: 12, reference: null }],
    });
  });
});
