// @vitest-environment happy-dom
import { claimActsIn, claimMessages, type ClaimState } from '@lading/contracts/shipment-service';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const claimIn = (state: ClaimState) => ({
  claimId: '61001',
  shipmentId: '5',
  shipmentNo: 'SH5',
  orderNo: 'A-5',
  carrierName: 'Demo Carrier',
  trackingNumber: '0095',
  state,
  type: 'DAMAGE',
  insured: usd(40_000),
  requested: usd(12_345),
  approved: null,
  description: 'Two mugs were broken',
  closesTime: '2999-03-01T00:00:00.000Z',
  acts: claimActsIn[state],
  createTime: '2026-11-20T16:00:00.000Z',
  submitTime: null,
  decideTime: null,
  payTime: null,
  transactionId: null,
});
const asked = {
  messageId: '1',
  author: 'INSURER',
  text: null,
  message: claimMessages.needsEvidence(),
  userName: null,
  createTime: '2026-11-21T16:00:00.000Z',
};
const photo = {
  fileId: '62001',
  fileName: 'photo.png',
  contentType: 'image/png',
  bytes: 2_000,
  userName: 'Ann Lee',
  isSent: false,
  createTime: '2026-11-20T16:00:00.000Z',
};

let app: MountedApp;
/** The insurer's next message. */
let further: object[] = [];
/** Claims below the opened one. */
let rest: object[] = [];
afterEach(() => {
  further = [];
  rest = [];
  return app.unmount();
});

/** Opens the list with the panel of a claim, which an action advances. */
async function openClaim(userId: string, before: ClaimState, after: ClaimState = before): Promise<void> {
  let state = before;
  const server: Answer = ({ path, method }) => {
    if (method === 'POST') state = after;
    const claim = claimIn(state);
    const detail = { ...claim, thread: state === 'DRAFT' ? [] : [asked, ...further], files: [photo] };
    const data = path.endsWith('/claim/page')
      ? { records: [claim, ...rest], total: 1 + rest.length }
      : path.endsWith('/claim/stateCounts')
        ? { counts: { [state]: 1 }, over: [] }
        : path.endsWith('/claim/eligible')
          ? []
          : detail;
    return { result: 'OK', data };
  };
  app = await mountAt('#/settings/insurance-claim?peek=61001', server, userId);
  await eventually(() => app.find('h1', 'Insurance claim'));
  await eventually(() => app.find('aside h3', 'Messages'));
}
const buttons = () =>
  [...document.querySelectorAll('aside button')].map(
    (one) => one.textContent || one.getAttribute('aria-label'),
  );
function write(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const sentTo = (end: string) =>
  app.calls.filter(({ path, method }) => method === 'POST' && path.endsWith(end));

it('a draft is submitted from its panel', { timeout: 60_000 }, async () => {
  await openClaim('31', 'DRAFT', 'IN_REVIEW');
  expect(app.text()).toContain('$123.45');
  expect(buttons()).toEqual(
    expect.arrayContaining(['Submit claim', 'Edit', 'Cancel claim', 'Remove photo.png']),
  );
  expect(document.querySelector('aside textarea')).toBeNull();
  app.find('aside button', 'Submit claim').click();
  await eventually(() => expect(app.text()).toContain('The insurer is reviewing the claim'));
  expect(sentTo('/claim/submit').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { claimId: '61001' },
  ]);
  expect(buttons()).not.toContain('Submit claim');
});

it('the insurer’s question is shown with a reply field', { timeout: 60_000 }, async () => {
  await openClaim('32', 'NEEDS_ACTION', 'IN_REVIEW');
  expect(app.text()).toContain(claimMessages.needsEvidence().message);
  expect(buttons()).toEqual(expect.arrayContaining(['Send reply', 'Cancel claim', 'Add file']));
  expect(buttons()).not.toContain('Edit');
});

it(
  'a reply that is being written survives what the insurer writes meanwhile',
  { timeout: 60_000 },
  async () => {
    await openClaim('34', 'NEEDS_ACTION');
    const field = () => app.find('aside textarea') as HTMLTextAreaElement;
    write(field(), 'The receipt says');
    further = [{ ...asked, messageId: '2', message: null, text: 'And the invoice, please' }];
    const remove = [...document.querySelectorAll<HTMLElement>('aside button')];
    remove.find((one) => one.getAttribute('aria-label') === 'Remove photo.png')?.click();
    await eventually(() => expect(app.text()).toContain('And the invoice, please'));
    expect(field().value).toBe('The receipt says');
  },
);

it(
  'a reply that is being written is asked about before another claim is opened',
  { timeout: 60_000 },
  async () => {
    rest = [{ ...claimIn('PAID'), claimId: '61002' }];
    await openClaim('37', 'NEEDS_ACTION');
    const field = () => app.find('aside textarea') as HTMLTextAreaElement;
    write(field(), 'The receipt says');
    await eventually(() => expect(app.isHeld()).toBe(true));
    const other = (await eventually(() => app.find('[data-row="61002"] a'))) as HTMLElement;
    other.focus();
    await eventually(() => app.find('[role="alertdialog"]', 'Leave without saving?'));
    app.find('[role="alertdialog"] button', 'Keep editing').click();
    await eventually(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(field().value).toBe('The receipt says');
    expect(location.hash).toContain('peek=61001');
    other.click();
    await eventually(() => app.find('[role="alertdialog"]'));
    app.find('[role="alertdialog"] button', 'Leave without saving').click();
    await eventually(() => expect(location.hash).toContain('peek=61002'));
  },
);

it('a paid claim offers no actions', { timeout: 60_000 }, async () => {
  await openClaim('33', 'PAID');
  expect(app.text()).toContain('The amount was added to your postage wallet.');
  expect(buttons()).not.toEqual(expect.arrayContaining(['Cancel claim']));
  expect(buttons()).not.toContain('Add file');
});

it('without insured shipments the dialog explains how to insure one', { timeout: 60_000 }, async () => {
  await openClaim('34', 'DRAFT');
  app.find('button', 'New claim').click();
  await eventually(() => expect(app.text()).toContain('No insured shipments yet'));
});

it('each tab shows how many claims it holds, and the list can be exported', { timeout: 60_000 }, async () => {
  await openClaim('35', 'IN_REVIEW');
  await eventually(() => expect(app.find('[role="tab"]', 'In review').textContent).toContain('1'));
  expect(app.find('button', 'Export').getAttribute('aria-disabled')).toBeNull();
});

it('opens with the shipment named by another page', { timeout: 60_000 }, async () => {
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.endsWith('/claim/page')
      ? { records: [], total: 0 }
      : path.endsWith('/claim/eligible')
        ? []
        : { counts: {}, over: [] },
  });
  app = await mountAt('#/settings/insurance-claim?shipment=5', server, '36');
  await eventually(() => app.find('[role="dialog"]', 'New insurance claim'));
  const asked = app.calls.find(({ path }) => path.endsWith('/claim/eligible'));
  expect(asked?.query.get('shipmentId')).toBe('5');
});
