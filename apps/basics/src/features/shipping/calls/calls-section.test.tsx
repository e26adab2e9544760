// @vitest-environment happy-dom
import type { UserInfo } from '@lading/contracts/identity';
import { carrierCallsApi, type CarrierCall } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallsSection } from './calls-section.tsx';

const person = vi.hoisted(() => ({ role: 'owner' }));
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost({
    get user() {
      return { user: { role: person.role } } as unknown as UserInfo;
    },
  }),
);
afterEach(() => {
  cleanup();
  person.role = 'owner';
});

const { shipmentCalls, callBodies } = carrierCallsApi.calls;
const sent: CarrierCall = {
  callId: '8',
  time: '2026-11-24T10:00:00Z',
  act: 'buy',
  accountName: 'Own EasyPost',
  method: 'POST',
  path: '/shipments',
  status: 201,
  failure: null,
  milliseconds: 431,
};
const lost: CarrierCall = {
  ...sent,
  callId: '9',
  time: '2026-11-24T10:00:01Z',
  path: '/shipments/shp_1/buy',
  status: null,
  failure: 'outcome-unknown',
  milliseconds: 60_000,
};

async function show(calls: CarrierCall[], language: Language = 'en') {
  const answers = new Map<unknown, unknown>([
    [shipmentCalls, { calls }],
    [callBodies, { request: '{ "a": 1 }', reply: null }],
  ]);
  const call = vi.fn((made: unknown, _input: unknown) => Promise.resolve(answers.get(made)));
  await renderPart(<CallsSection shipmentId="7" />, {
    texts: ['shippingCalls', 'commonSubApp', 'commonErrors'],
    language,
    api: { call },
  });
  return call;
}
const open = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('loads the calls and their bodies when they are opened', async () => {
  const call = await show([lost, sent]);
  await screen.findByRole('region', { name: 'Carrier calls' });
  expect(call).not.toHaveBeenCalled();
  await open(/^Carrier calls/);
  const [newer, older] = await screen.findAllByRole('listitem');
  for (const text of ['Label purchase', 'Outcome unknown', 'No reply after 60,000 ms', `POST ${lost.path}`])
    expect(newer!.textContent).toContain(text);
  for (const text of ['Succeeded', 'Status 201 after 431 ms', 'Own EasyPost'])
    expect(older!.textContent).toContain(text);

  await open(/Succeeded/);
  await screen.findByText('{ "a": 1 }');
  expect(call.mock.calls.map(([made, input]) => [made, input])).toEqual([
    [shipmentCalls, { params: { shipmentId: '7' } }],
    [callBodies, { params: { callId: '8' } }],
  ]);
});

it('copies a body; one that is missing is shown as such', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show([sent]);
  await open(/^Carrier calls/);
  await open(/Succeeded/);
  await open(/^Copy request$/);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('{ "a": 1 }'));
  expect(screen.getByText('No content')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy reply' })).toBeNull();
});

it.each<[language: Language, title: RegExp, empty: string, kept: RegExp]>([
  ['en', /^Carrier calls/, 'No carrier calls', /kept for 30 days/],
  ['cn', /^承运商接口调用/, '暂无接口调用记录', /保留 30 天/],
])('says how long calls are kept where there are none (%s)', async (language, title, empty, kept) => {
  await show([], language);
  await open(title);
  await screen.findByText(empty);
  expect(screen.getByText(kept)).toBeTruthy();
});

it('is hidden from people who do not manage the carrier accounts', async () => {
  person.role = 'member';
  const call = await show([sent]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
