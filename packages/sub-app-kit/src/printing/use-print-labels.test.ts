// @vitest-environment happy-dom
import { printMessages, type LabelPrinter } from '@lading/contracts/shipping';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalizedFailure } from '../use-failure-text.ts';
import { choosePrinter } from './label-printer.ts';
import { printLabels } from './use-print-labels.ts';

const printer = { uid: 'D4J1', name: 'ZD421', connection: 'usb' };
const byAgent: LabelPrinter = { way: 'agent', paper: 'LABEL_4X6', format: 'pdf', dpi: '203', printer };
const fetchLabels = vi.fn(() => Promise.resolve({ blob: new Blob(['^XA^XZ']) }));
const print = () => printLabels({ fetch: fetchLabels, name: 'labels' });

/** Zebra Browser Print with these printers; without any argument it is not running. */
function agentWith(printers?: object[]) {
  const agent = vi.fn((address: string, _init?: RequestInit) => {
    if (!printers) return Promise.reject(new TypeError('refused'));
    return Promise.resolve(
      address.endsWith('/available') ? Response.json({ printer: printers }) : new Response(''),
    );
  });
  vi.stubGlobal('fetch', agent);
  return agent;
}

beforeEach(() => {
  fetchLabels.mockClear();
  choosePrinter(byAgent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('labels go to the chosen printer', async () => {
  const agent = agentWith([printer]);
  await print();
  const [address, init] = agent.mock.lastCall!;
  expect(address).toMatch(/\/write$/);
  expect(JSON.parse(init!.body as string)).toEqual({ device: printer, data: '^XA^XZ' });
});

it('a printer on the network may be missing from the list', async () => {
  choosePrinter({ ...byAgent, printer: { ...printer, connection: 'network' } });
  agentWith([]);
  await print();
  expect(fetchLabels).toHaveBeenCalledOnce();
});

it('a printer on the network is not waited for until all of the network has been searched', async () => {
  choosePrinter({ ...byAgent, printer: { ...printer, connection: 'network' } });
  const agent = vi.fn((address: string) =>
    address.endsWith('/available')
      ? Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))
      : Promise.resolve(new Response('')),
  );
  vi.stubGlobal('fetch', agent);
  await print();
  expect(agent.mock.lastCall![0]).toMatch(/\/write$/);
});

it.each([
  ['Zebra Browser Print is not running', byAgent, undefined, printMessages.agentAbsent.code],
  ['the printer is off or unplugged', byAgent, [], printMessages.printerGone.code],
  ['no printer is chosen', { ...byAgent, printer: null }, [printer], printMessages.noPrinter.code],
])('nothing is fetched, and so counted as printed, when %s', async (_why, chosen, printers, code) => {
  choosePrinter(chosen);
  agentWith(printers);
  const fault = await print().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(LocalizedFailure);
  expect(fault).toMatchObject({ code });
  expect(fetchLabels).not.toHaveBeenCalled();
});
