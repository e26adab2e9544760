// @vitest-environment happy-dom
import {
  eventually,
  mountSubApp,
  type Answer,
  type MountedApp,
} from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, expect, it } from 'vitest';

const workOrder = {
  workOrderId: '17',
  workOrderNo: 'WO-1',
  clientRef: 'REF-1',
  clientName: 'Acme',
  kind: 'RELABEL',
  status: 'SUBMITTED',
  planned: 4,
  done: 0,
  instructions: null,
  lines: [],
  places: [],
  timeline: [],
  acts: ['reject'],
};

const crossdock = {
  crossdockId: 'c1',
  crossdockNo: 'CD-1',
  clientRef: 'REF-2',
  clientName: 'Acme',
  status: 'IN_PROGRESS',
  delivery: 'PARCEL',
  eta: null,
  destinations: 1,
  cartons: 3,
  received: 0,
  dispatched: 0,
  remark: null,
  lines: [{ lineId: 'l1', destination: 'ONT8', reference: null, cartons: 3, received: 0, dispatched: 0 }],
  timeline: [],
  acts: ['receive'],
};

let app: MountedApp;

const server: Answer = ({ path }) => {
  if (path.endsWith('/warehouse/list'))
    return { result: 'OK', data: [{ warehouseId: 'w1', warehouseCode: 'EAST', warehouseName: 'East' }] };
  if (path.includes('crossdock')) return { result: 'OK', data: crossdock };
  if (path.includes('workorder')) return { result: 'OK', data: workOrder };
  return { result: 'OK', data: [] };
};
const open = async (page: string, button: string) => {
  app = await mountSubApp(
    { name: 'floor', prefix: '/w', load: () => import('../../sub-app.tsx') },
    `#/${page}`,
    server,
  );
  await eventually(() => app.find('button[type=submit]', button));
};
const posts = () =>
  app.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as object);
const field = (label: string) =>
  document.getElementById(app.find('label', label).getAttribute('for') ?? '') as HTMLInputElement;
const enter = async (label: string, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text);
  field(label).dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(field(label).value).toBe(text));
};
const submit = (button: string) =>
  app
    .find('button[type=submit]', button)
    .closest('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
/** The text below a field. */
const errorOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

beforeEach(() => localStorage.clear());
afterEach(() => app.unmount());

it('the form of bins names an unreadable or too large pattern at its field, and adds the bins of a valid one', async () => {
  await open('bins', 'Add');
  submit('Add');
  await eventually(() => expect(errorOf('Code')).toContain('This field is required'));
  await enter('Code', 'A-[2-1]');
  await eventually(() => expect(errorOf('Code')).toContain('Put ranges in brackets'));
  await enter('Code', 'A-[001-501]');
  await eventually(() => expect(errorOf('Code')).toContain('more than 500 bins'));
  expect(posts()).toEqual([]);
  // An input method widens what is typed.
  await enter('Code', 'ａ－［１－２］');
  submit('Add');
  await eventually(() =>
    expect(posts()).toMatchObject([{ warehouseId: 'w1', bins: [{ binCode: 'A-1' }, { binCode: 'A-2' }] }]),
  );
  await eventually(() => expect(field('Code').value).toBe(''));
});

it('work is not closed as not done without a reason, which its field asks for', async () => {
  await open('work/17', 'Close work order as not done');
  submit('Close work order as not done');
  await eventually(() => expect(errorOf('Reason, for the client')).toContain('This field is required'));
  expect(posts()).toEqual([]);
  await enter('Reason, for the client', ' The labels are missing ');
  submit('Close work order as not done');
  await eventually(() =>
    expect(posts()).toMatchObject([{ workOrderId: '17', note: 'The labels are missing' }]),
  );
});

it('cartons are counted as suggested or as entered, never as an emptied number', async () => {
  await open('crossdock/c1', 'Save count');
  await eventually(() => expect(field('Cartons').value).toBe('3'));
  await enter('Cartons', '');
  submit('Save count');
  await eventually(() => expect(errorOf('Cartons')).toContain('This field is required'));
  expect(posts()).toEqual([]);
  await enter('Cartons', '2');
  submit('Save count');
  await eventually(() => expect(posts()).toMatchObject([{ crossdockId: 'c1', lineId: 'l1', cartons: 2 }]));
});

it('an emptied count is not zero: the bin is not counted', async () => {
  await open('counts', 'Save count');
  await enter('Bin', 'A-01');
  await enter('Counted', '');
  await eventually(() => expect(errorOf('Counted')).toContain('Enter a number'));
  await enter('Scan a product', 'MUG');
  submit('Save count');
  await eventually(() => expect(app.text()).toContain('The quantity is empty, and nothing was saved'));
  expect(posts()).toEqual([]);
  await enter('Counted', '0');
  await enter('Scan a product', 'MUG');
  submit('Save count');
  await eventually(() => expect(posts()).toMatchObject([{ binCode: 'A-01', code: 'MUG', counted: 0 }]));
});

it('the Enter of a scanned bin leads on to the product, and the next bin replaces it', async () => {
  await open('counts', 'Save count');
  field('Bin').focus();
  await enter('Bin', 'A-01');
  field('Bin').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await eventually(() => expect(document.activeElement).toBe(field('Scan a product')));
  field('Bin').focus();
  await eventually(() => expect([field('Bin').selectionStart, field('Bin').selectionEnd]).toEqual([0, 4]));
});
