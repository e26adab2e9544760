import { operatorWarehouses } from '@lading/contracts/services/operator-warehouses';
import {
  onlyWord,
  optional,
  text,
  UsageError,
  wanted,
  type AdminCommand,
  type Given,
} from './admin-command.ts';

const { warehouses, createWarehouse, connectWarehouse, disconnectWarehouse } = operatorWarehouses.calls;
const codeOf = (given: Given): string => onlyWord(given, 'The code of the warehouse');
const named = (given: Given) => ({ orgId: wanted(given, 'org-id'), code: codeOf(given) });

/** Warehouses, and who may use them. */
export const warehouseCommands: readonly AdminCommand[] = [
  {
    words: 'warehouse show',
    summary: 'Shows every warehouse, and how many organisations are connected with it.',
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
    summary: 'Opens a warehouse; with --org-id an organisation is connected with it at once.',
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
      return `Opened warehouse ${code} as ${warehouseId}, and connected organisation ${orgId} with it.`;
    },
  },
  {
    words: 'warehouse connect',
    summary:
      'Connects an organisation with a warehouse, or changes what it may do there: 14 work order, 16 return.',
    usage: ['CODE --org-id ID [--functions 14,16]'],
    options: { 'org-id': text, functions: text },
    async run(given) {
      const params = named(given);
      const body = { functionTypes: functionsOf(given) };
      await (await given.operator()).call(connectWarehouse, { params, body });
      return `Connected organisation ${params.orgId} with ${params.code}.`;
    },
  },
  {
    words: 'warehouse disconnect',
    summary: 'Ends the connection of an organisation with a warehouse.',
    usage: ['CODE --org-id ID'],
    options: { 'org-id': text },
    async run(given) {
      const params = named(given);
      await (await given.operator()).call(disconnectWarehouse, { params });
      return `Organisation ${params.orgId} is no longer connected with ${params.code}.`;
    },
  },
];

/** `14,16`. @throws UsageError for anything else */
function functionsOf(given: Given): number[] {
  const list = optional(given, 'functions');
  if (list === undefined) return [];
  if (!/^\d+(,\d+)*$/.test(list)) throw new UsageError('--functions are numbers: 14,16');
  return list.split(',').map(Number);
}
