// @vitest-environment happy-dom
import {
  eventually,
  mountSubApp,
  type Answer,
  type MountedApp,
} from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const inbound = {
  inboundId: 'i1',
  inboundNo: 'IN-1',
  clientRef: 'REF-1',
  clientName: 'Acme',
  status: 'RECEIVING',
  delivery: 'PARCEL',
  expected: 12,
  received: 5,
  stowed: 2,
  acts: ['receive', 'stow'],
  timeline: [],
  lines: [
    {
      lineId: 'l1',
      productId: 'p1',
      skuCode: 'MUG',
      skuName: 'Mug',
      barcodes: ['4006381333931'],
      expected: 12,
      countedGood: 5,
      countedDamaged: 0,
      stowed: 2,
    },
  ],
};
const outbound = {
  outboundId: 'b1',
  outboundNo: 'OUT-1',
  clientRef: 'REF-2',
  clientName: 'Acme',
  status: 'CANCEL_REQUESTED',
  recipient: { name: 'Ann', city: 'Reno' },
  timeline: [],
  units: 2,
  picked: 2,
  shipBy: null,
  acts: ['acceptCancel', 'refuseCancel'],
  lines: [
    {
      lineId: 'l1',
      productId: 'p1',
      skuCode: 'MUG',
      skuName: 'Mug',
      barcodes: [],
      ordered: 2,
      picked: 2,
      shipped: 0,
      places: [{ binCode: 'A-01', quantity: 9 }],
    },
  ],
};

let app: MountedApp;
/** Makes the server refuse this from now on. */
let isRefusing: boolean;
let order: Omit<typeof outbound, 'timeline'> & { freight?: object; timeline: readonly object[] };

const server: Answer = ({ method, path, query }) => {
  if (path.endsWith('/warehouse/list'))
    return { result: 'OK', data: [{ warehouseId: 'w1', warehouseCode: 'EAST', warehouseName: 'East' }] };
  if (method === 'POST' && isRefusing)
    return { result: 'ERR', code: 409, message: 'The bin is locked', zhMessage: '库位已锁定' };
  if (path.endsWith('/outbound/list'))
    return { result: 'OK', data: query.get('code') === 'ref-2' ? [order] : [] };
  if (path.endsWith('/wave/list')) return { result: 'OK', data: [] };
  if (path.includes('outbound')) return { result: 'OK', data: order };
  if (path.includes('photo')) return { result: 'OK', data: [] };
  return { result: 'OK', data: path.endsWith('/list') ? [inbound] : inbound };
};
const open = async (page: string, text: string) => {
  app = await mountSubApp(
    { name: 'floor', prefix: '/w', load: () => import('../../sub-app.tsx') },
    `#${page}`,
    server,
  );
  await eventually(() => expect(app.text()).toContain(text));
};
const posts = () =>
  app.calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as { eventKey: string });
const enter = async (label: string, code: string) => {
  const input = await eventually(() => {
    const name = app.find('label', label);
    return document.getElementById(name.getAttribute('for') ?? '');
  });
  const field = input as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(field.value).toBe(code));
  return field;
};
/** Like a scanner: types into the focused field and presses Enter. */
const scan = async (label: string, code: string) => {
  const field = await enter(label, code);
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  localStorage.clear();
  isRefusing = false;
  order = outbound;
});
afterEach(() => app.unmount());

describe('waiting work', () => {
  it('is opened by a scan of one of its codes, in any notation', async () => {
    await open('/dock', 'IN-1');
    await scan('Scan an inbound number or reference', 'nothing');
    await eventually(() => expect(app.text()).toContain('No expected inbound has this number'));
    await scan('Scan an inbound number or reference', 'ref-1');
    await eventually(() => expect(location.hash).toBe('#/dock/i1'));
  });
});

describe('work that the list does not show', () => {
  it('is opened by a scan of its code: the server is asked', async () => {
    await open('/pick', 'No orders to pick');
    await scan('Scan an order number or reference', 'nothing');
    await eventually(() => expect(app.text()).toContain('No order to ship has this number'));
    await scan('Scan an order number or reference', 'ref-2');
    await eventually(() => expect(location.hash).toBe('#/pick/b1'));
  });

  it('is asked for although its code is made of those of other work', async () => {
    await open('/dock', 'IN-1');
    await scan('Scan an inbound number or reference', 'REF-1IN-1');
    await eventually(() => expect(app.calls.map(({ query }) => query.get('code'))).toContain('REF-1IN-1'));
  });
});

describe('an undo', () => {
  const picked = { kind: 'outbound.picked', skuCode: 'MUG', quantity: 1, isReversed: false };
  const time = '2026-01-01T00:00:00Z';

  it.each([
    ['ALLOCATED', 1],
    ['BACKORDERED', 1],
    ['PACKED', 0],
  ])('of a pick of an order that is %s is offered as the server allows it', async (status, offered) => {
    order = { ...outbound, status, acts: [], timeline: [{ ...picked, eventId: 'e1', time }] };
    await open('/pick/b1', 'Picked');
    const undos = () =>
      [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.includes('Undo'));
    await eventually(() => expect(undos()).toHaveLength(offered));
  });
});

describe('putting units into a bin', () => {
  it('takes the product and then the bin, and suggests the waiting quantity', async () => {
    await open('/dock/i1', 'Put away (3)');
    app.find('[role=radio]', 'Put away (3)').click();
    await scan('Scan a product to put away', 'CUP');
    await eventually(() => expect(app.text()).toContain('No units of this product are waiting for put-away'));
    await scan('Scan a product to put away', '4006381333931');
    await scan('Scan the bin', 'a-01');
    await eventually(() => expect(app.text()).toContain('3 × MUG put into A-01'));
    expect(posts()).toMatchObject([{ inboundId: 'i1', code: '4006381333931', quantity: 3, binCode: 'a-01' }]);
  });

  it('puts back units picked for a canceled order', async () => {
    order = { ...outbound, status: 'PUTTING_BACK', acts: ['putBack'] };
    await open('/pick/b1', 'Put the units back');
    await scan('Scan a product to put back', 'mug');
    await scan('Scan the bin', 'A-01');
    await eventually(() => expect(app.text()).toContain('2 × mug put into A-01'));
    expect(posts()).toMatchObject([{ outboundId: 'b1', code: 'mug', quantity: 2, binCode: 'A-01' }]);
  });
});

describe('an action without fields', () => {
  it('shows why it was refused, and is sent again with a new key', async () => {
    isRefusing = true;
    await open('/pick/b1', 'The client wants to cancel');
    app.find('button', 'Reject cancellation').click();
    await eventually(() => expect(app.find('[role=alert]').textContent).toContain('The bin is locked'));
    isRefusing = false;
    app.find('button', 'Accept cancellation').click();
    await eventually(() => expect(() => app.find('[role=alert]')).toThrow('There is no'));
    expect(posts()).toMatchObject([{ isAccepted: false }, { isAccepted: true }]);
    expect(posts()[0]?.eventKey).not.toBe(posts()[1]?.eventKey);
  });
});

describe('the departure of a truck', () => {
  it('blocks leaving the page while there is unsent input', async () => {
    const freight = { loadType: 'LTL', terms: 'PREPAID', scac: 'ODFL', bolNo: 'B-1', units: [] };
    order = { ...outbound, status: 'PACKED', acts: ['ship'], freight };
    await open('/pick/b1', 'PRO number');
    expect(app.isHeld()).toBe(false);
    const field = await enter('PRO number', '123456');
    await eventually(() => expect(app.isHeld()).toBe(true));
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await eventually(() => expect(posts()).toMatchObject([{ outboundId: 'b1', proNumber: '123456' }]));
    await eventually(() => expect(app.isHeld()).toBe(false));
  });
});
