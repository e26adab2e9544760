import { setTimeout as wait } from 'node:timers/promises';
import { operatorWarehousesApi } from '@lading/contracts/organizations';
import { operatorSimulationApi } from '@lading/contracts/warehouse';
import {
  onlyWord,
  optional,
  text,
  UsageError,
  wanted,
  type AdminCommand,
  type Given,
} from './admin-command.ts';

const { warehouses, createWarehouse, connectWarehouse, disconnectWarehouse } = operatorWarehousesApi.calls;
const codeOf = (given: Given): string => onlyWord(given, 'The code of the warehouse');
const named = (given: Given) => ({ orgId: wanted(given, 'org-id'), code: codeOf(given) });

/** Warehouses and their connections. */
export const warehouseCommands: readonly AdminCommand[] = [
  {
    words: 'warehouse show',
    summary: 'Lists the warehouses and the number of organizations connected with each.',
    usage: [''],
    options: {},
    async run(given) {
      const found = await (await given.operator()).call(warehouses, {});
      if (found.length === 0) return 'There are no warehouses.';
      return found
        .map(({ code, name, organisations }) => `${code}  ${name}  (connected: ${organisations})`)
        .join('\n');
    },
  },
  {
    words: 'warehouse create',
    summary: 'Creates a warehouse; --org-id also connects an organization with it.',
    usage: ['CODE --name NAME [--org-id ID [--functions 14,16]]'],
    options: { name: text, 'org-id': text, functions: text },
    async run(given) {
      const code = codeOf(given);
      const body = { code, name: wanted(given, 'name') };
      const orgId = optional(given, 'org-id');
      const functionTypes = functionsOf(given);
      if (orgId === undefined && functionTypes.length > 0)
        throw new UsageError('--functions goes with --org-id.');
      const operator = await given.operator();
      const { warehouseId } = await operator.call(createWarehouse, { body });
      if (orgId === undefined) return `Opened warehouse ${code} as ${warehouseId}.`;
      await operator.call(connectWarehouse, { params: { orgId, code }, body: { functionTypes } });
      return `Opened warehouse ${code} as ${warehouseId}, and connected organization ${orgId} with it.`;
    },
  },
  {
    words: 'warehouse connect',
    summary:
      'Connects an organization with a warehouse, or changes what it may do there: 14 work order, 16 return.',
    usage: ['CODE --org-id ID [--functions 14,16]'],
    options: { 'org-id': text, functions: text },
    async run(given) {
      const params = named(given);
      const body = { functionTypes: functionsOf(given) };
      await (await given.operator()).call(connectWarehouse, { params, body });
      return `Connected organization ${params.orgId} with ${params.code}.`;
    },
  },
  {
    words: 'warehouse disconnect',
    summary: 'Ends the connection of an organization with a warehouse.',
    usage: ['CODE --org-id ID'],
    options: { 'org-id': text },
    async run(given) {
      const params = named(given);
      await (await given.operator()).call(disconnectWarehouse, { params });
      return `Organization ${params.orgId} is no longer connected with ${params.code}.`;
    },
  },
  {
    words: 'warehouse simulate',
    summary:
      'Simulates the history of a provider’s warehouses for its approved clients, day by day until yesterday: deliveries, orders, returns, counts, work, invoices. You can stop it at any time; the same seed continues where it stopped.',
    usage: ['[--days 90] [--seed 1] [--speed DAYS-A-MINUTE] [--org-id PROVIDER]'],
    options: { days: text, seed: text, speed: text, 'org-id': text },
    async run(given) {
      const days = numberOf(given, 'days', 90, 1_000);
      const seed = numberOf(given, 'seed', 1, 999_999);
      const speed = numberOf(given, 'speed', 0, 100_000);
      const orgId = optional(given, 'org-id');
      const operator = await given.operator();
      const sums = { received: 0, shipped: 0, returned: 0, worked: 0, invoiced: 0 };
      let simulated = 0;
      for (let ago = days; ago > 0; ago -= 1) {
        const startedAt = Date.now();
        const day = new Date(startedAt - ago * 86_400_000).toISOString().slice(0, 10);
        const body = { day, seed, ...(orgId !== undefined && { orgId }) };
        const done = await operator.call(operatorSimulationApi.calls.simulateDay, { body });
        if (done.outcome === 'NOT_OVER') break;
        if (done.outcome === 'EARLIER') continue;
        simulated += 1;
        for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += done[name];
        const rest = speed === 0 ? 0 : startedAt + 60_000 / speed - Date.now();
        if (rest > 0 && ago > 1) await wait(rest);
      }
      const { received, shipped, returned, worked, invoiced } = sums;
      if (simulated === 0) return 'Nothing was added: the record goes on until yesterday already.';
      return `Simulated ${simulated} days: ${received} deliveries received, ${shipped} orders shipped, ${returned} returns inspected, ${worked} work orders ended, ${invoiced} invoices issued.`;
    },
  },
];

/** A whole number from 1, or the default without the option. @throws UsageError for anything else */
function numberOf(given: Given, name: string, otherwise: number, most: number): number {
  const written = optional(given, name);
  if (written === undefined) return otherwise;
  const number = /^[1-9]\d*$/.test(written) ? Number(written) : Number.NaN;
  if (!(number <= most)) throw new UsageError(`--${name} is a whole number from 1 to ${most}.`);
  return number;
}

/** `14,16`. @throws UsageError for anything else */
function functionsOf(given: Given): number[] {
  const list = optional(given, 'functions');
  if (list === undefined) return [];
  if (!/^\d+(,\d+)*$/.test(list)) throw new UsageError('--functions are numbers: 14,16');
  return list.split(',').map(Number);
}
