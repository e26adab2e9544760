// @vitest-environment happy-dom
import {
  eventually,
  mountSubApp,
  type Answer,
  type MountedApp,
} from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const inbound = {
  inboundId: 'i1',
  inboundNo: 'IN-1',
  clientRef: 'REF-1',
  clientName: 'Acme',
  status: 'SUBMITTED',
  delivery: 'PARCEL',
  expected: 12,
  received: 0,
  stowed: 0,
  acts: ['arrive'],
  timeline: [],
  lines: [],
};
const counted = { productId: '9', skuCode: 'MUG', binCode: 'A-01', counted: 1, variance: 0, released: 0 };

let app: MountedApp;
let isOnline: boolean;
/** Makes the server refuse this from now on. */
let isRefusing: boolean;

const server: Answer = ({ method, path }) => {
  if (path.endsWith('/warehouse/list'))
    return { result: 'OK', data: [{ warehouseId: 'w1', warehouseCode: 'EAST', warehouseName: 'East' }] };
  if (method === 'POST' && !isOnline) throw new TypeError('Failed to fetch');
  if (method === 'POST' && isRefusing)
    return { result: 'ERR', code: 409, message: 'The bin is locked', zhMessage: '库位已锁定' };
  if (path.includes('photo')) return { result: 'OK', data: [] };
  if (path.includes('inbound')) return { result: 'OK', data: { ...inbound, acts: [] } };
  return { result: 'OK', data: counted };
};
const open = async (page: string, text: string, answer: Answer = server) => {
  // Each page has the memory of a tab of its own.
  vi.resetModules();
  app = await mountSubApp(
    { name: 'floor', prefix: '/w', load: () => import('../../sub-app.tsx') },
    `#${page}`,
    answer,
  );
  await eventually(() => expect(app.text()).toContain(text));
};
const keys = () =>
  app.calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { eventKey: string }).eventKey);
const enter = async (label: string, text: string) => {
  const name = app.find('label', label);
  const field = document.getElementById(name.getAttribute('for') ?? '') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(field.value).toBe(text));
  return field;
};
const count = async () => {
  await enter('Bin', 'Ａ－０１');
  const field = await enter('Scan a product', 'mug');
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};
const connect = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

beforeEach(() => {
  localStorage.clear();
  isOnline = false;
  isRefusing = false;
});
afterEach(() => app.unmount());

it('a kept scan is shown as waiting, and as recorded only after it was sent', async () => {
  await open('/counts', 'Save count');
  await count();
  await eventually(() => expect(app.text()).toContain('mug: waiting to be sent'));
  expect(app.text()).toContain('1 scan is kept on this device');
  connect();
  await eventually(() => expect(app.text()).toContain('1 kept scan was sent and recorded'));
  expect(app.text()).not.toContain('waiting to be sent');
});

it('a kept count says how long ago it was made', async () => {
  await open('/counts', 'Save count');
  await count();
  await eventually(() => expect(app.text()).toContain('mug: waiting to be sent'));
  const later = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + 7_200_000);
  connect();
  await eventually(() => expect(app.text()).toContain('1 kept scan was sent and recorded'));
  later.mockRestore();
  const sent = app.calls.findLast(({ method }) => method === 'POST');
  const { keptSeconds } = JSON.parse(sent?.body ?? '{}') as { keptSeconds: number };
  expect(keptSeconds).toBeGreaterThan(7_100);
});

it('a kept scan that is refused later is named, with its page and what to do', async () => {
  await open('/counts', 'Save count');
  await count();
  await eventually(() => expect(app.text()).toContain('mug: waiting to be sent'));
  isRefusing = true;
  connect();
  await eventually(() => expect(app.text()).toContain('Count of a bin · mug · A-01 · 1'));
  expect(app.text()).toContain('The bin is locked');
  expect(app.text()).toContain('repeat it where it belongs');
  expect(app.find('a', 'Open').getAttribute('href')).toContain('/counts');
  expect(app.text()).not.toContain('sent and recorded');
});

it('a kept action without fields is not sent twice', async () => {
  const arriving: Answer = (call) =>
    call.method === 'GET' && call.path.includes('inbound') ? { result: 'OK', data: inbound } : server(call);
  await open('/dock/i1', 'Mark as arrived', arriving);
  app.find('button', 'Mark as arrived').click();
  await eventually(() => expect(app.text()).toContain('It is done as soon as there is a connection'));
  expect(app.find('button', 'Mark as arrived').getAttribute('aria-busy')).toBe('true');
  app.find('button', 'Mark as arrived').click();
  connect();
  await eventually(() => expect(app.text()).toContain('1 kept scan was sent and recorded'));
  expect(new Set(keys()).size).toBe(1);
});
