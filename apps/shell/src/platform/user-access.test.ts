import type { UserInfo } from '@lading/contracts/identity';
import { describe, expect, it } from 'vitest';
import {
  helpDestination,
  userAccess,
  warehouseBlock,
  type AccessFacts,
  type AccessSource,
} from './user-access.ts';

const person: UserInfo = {
  user: { userId: '7', userName: 'mei', email: 'mei@example.com', language: 'en', timeZone: 'UTC' },
  org: { orgId: '3', orgName: 'Mei Trading' },
};
const warehouseList = [{ warehouseId: '1', warehouseName: 'Newark', warehouseCode: 'EWR' }];
const source = (part: Partial<AccessSource>): AccessSource => ({
  user: person,
  saas: null,
  flags: [],
  hasTemuOrganization: false,
  ...part,
});
const sps = { featureFlagKey: 'SPS', isEnable: true };
const newStock = { featureFlagKey: 'NewStockFlag', isEnable: true };
const holding = (facts: AccessFacts) =>
  Object.entries(facts)
    .filter(([, holds]) => holds)
    .map(([fact]) => fact)
    .sort();

/** A client of a provider, whose warehouses accept these function types. */
const ofProvider = (auditStatus: string, ...functionTypes: string[]): UserInfo => ({
  ...person,
  warehouseList,
  warehouseFunctions: functionTypes.map((list) => ({ functionTypes: list })),
  ladingUser: { auditStatus },
});

const kinds: [string, AccessSource, (keyof AccessFacts)[]][] = [
  ['a signed-out person', source({ user: null }), ['isNotSaas', 'isOther']],
  ['a plain user', source({}), ['isNotSaas', 'isOther']],
  [
    'a plain user with a warehouse of any function',
    source({ user: { ...person, warehouseList } }),
    ['canReturn', 'canWorkOrder', 'hasWarehouse', 'isNotSaas', 'isOther', 'seesWarehouses'],
  ],
  [
    'staff of a warehouse',
    source({ user: { ...person, providedWarehouses: warehouseList } }),
    ['isNotSaas', 'isOther', 'isWarehouseStaff'],
  ],
  [
    'a product user whose warehouse takes returns only',
    source({ user: ofProvider('APPROVED', '16') }),
    ['canReturn', 'hasWarehouse', 'isApproved', 'isNotSaas', 'isProductUser', 'seesWarehouses'],
  ],
  [
    'a verified user without a warehouse',
    source({ user: { ...person, ezeeshipUser: { authFlag: true } } }),
    ['comesFromShipping', 'isNotSaas', 'isOther', 'isVerified'],
  ],
  [
    'an approved product user with both functions and SPS',
    source({ user: ofProvider('APPROVED', '1, 14', '16'), flags: [sps] }),
    [
      'canReturn',
      'canWorkOrder',
      'hasHeaderWorkOrder',
      'hasVendorOrders',
      'hasWarehouse',
      'isApproved',
      'isNotSaas',
      'isProductUser',
      'seesWarehouses',
    ],
  ],
  [
    'a product user who is not yet approved',
    source({ user: ofProvider('PENDING', '116,141'), flags: [sps, newStock] }),
    ['hasWarehouse', 'isNotSaas', 'isProductUser', 'seesWarehouses'],
  ],
  [
    'a product user without an audit status',
    source({ user: { ...person, ladingUser: {} }, hasTemuOrganization: true }),
    ['hasTemuOrganization', 'isApproved', 'isNotSaas', 'isProductUser', 'seesWarehouses'],
  ],
  [
    'a reseller’s client, regardless of the account’s other data',
    source({
      user: { ...ofProvider('PENDING', '14,16'), ezeeshipUser: { authFlag: true } },
      saas: { siteName: 'Parcel Hub' },
      flags: [sps],
      hasTemuOrganization: true,
    }),
    ['hasWarehouse', 'isSaas'],
  ],
];

describe('roles (spec §6)', () => {
  it.each(kinds)('%s', (_kind, from, facts) => {
    expect(holding(userAccess(from))).toEqual(facts);
  });

  it.each([
    ['a plain user', 'noWarehouse'],
    ['a plain user with a warehouse of any function', undefined],
    ['an approved product user with both functions and SPS', undefined],
    ['a product user who is not yet approved', 'notApproved'],
    ['a product user without an audit status', undefined],
    ['a reseller’s client, regardless of the account’s other data', undefined],
  ])('%s meets the warehouse alert %s', (name, block) => {
    const [, from] = kinds.find(([kind]) => kind === name)!;
    expect(warehouseBlock(userAccess(from))).toBe(block);
  });

  it.each([
    ['a plain user', 'shippingHelp'],
    ['a plain user with a warehouse of any function', 'warehouseHelp'],
    ['a verified user without a warehouse', 'shippingHelp'],
    ['a product user who is not yet approved', 'warehouseHelp'],
  ])('%s finds help at %s (spec §1)', (name, destination) => {
    const [, from] = kinds.find(([kind]) => kind === name)!;
    expect(helpDestination(userAccess(from))).toBe(destination);
  });
});
