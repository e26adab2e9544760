import { describe, expect, it } from 'vitest';
import { type AccessFacts, userAccess } from '../../platform/user-access.ts';
import { mainMenu } from './main-menu.ts';
import type { MenuEntry } from './menu-entry.ts';
import {
  currentEntry,
  isWarehousePage,
  leadsTo,
  menuFor,
  toggledGroups,
  visibleEntries,
  withAdded,
} from './menu-rules.ts';
import { saasMenu } from './saas-menu.ts';
import { settingsMenu } from './settings-menu.ts';

const signedOut = userAccess({ user: null, saas: null, flags: [], hasTemuOrganization: false });
const facts = (...holding: (keyof AccessFacts)[]): AccessFacts => ({
  ...signedOut,
  ...Object.fromEntries(holding.map((fact) => [fact, true])),
});
const outline = (entries: readonly MenuEntry[]): string[] =>
  entries.map((entry) =>
    entry.children?.length ? `${entry.id}(${entry.children.map((child) => child.id).join(' ')})` : entry.id,
  );

describe('menus (spec §2)', () => {
  it('shows everything to a user with full access', () => {
    const all = facts('seesWarehouses', 'canReturn', 'canWorkOrder', 'hasVendorOrders', 'isProductUser');
    expect(outline(visibleEntries(mainMenu.entries, { ...all, isOther: false }))).toEqual([
      'home',
      'order(vendor-order)',
      'shipment',
      'product',
      'warehouse(inbound crossdock outbound return inventory work-order)',
      'funds(my-funds warehouse-billing postage void-label-history)',
      'storage-report',
    ]);
  });

  it('hides warehouse entries from users without a warehouse', () => {
    expect(outline(visibleEntries(mainMenu.entries, facts('isOther')))).toEqual([
      'home',
      'order',
      'shipment',
      'product',
      'funds(my-warehouses postage void-label-history)',
    ]);
  });

  it('hides returns and work orders if no warehouse has the function', () => {
    expect(outline(visibleEntries(mainMenu.entries, facts('isOther', 'seesWarehouses')))).toContain(
      'warehouse(inbound crossdock outbound inventory)',
    );
  });

  it('lists the menu of a reseller’s client', () => {
    expect(outline(visibleEntries(saasMenu.entries, facts('isSaas')))).toEqual([
      'home',
      'order',
      'shipment',
      'product',
      'funds(transaction-detail void-label-history)',
    ]);
  });

  it('lists the settings, with the cooperative warehouse only when the account has one', () => {
    const without = outline(visibleEntries(settingsMenu.entries, signedOut));
    expect(without).toEqual([
      'account(profile api verification)',
      'address-book',
      'settings(defaults automation)',
      'channels',
      'carriers',
    ]);
    expect(outline(visibleEntries(settingsMenu.entries, facts('hasTemuOrganization')))).toContain('temu');
  });

  it('shows the shipment service once the identity is verified (spec §6, decision D14)', () => {
    expect(outline(visibleEntries(settingsMenu.entries, facts('isVerified')))).toContain(
      'shipment-service(address-change insurance-claim eei-history pickups)',
    );
  });

  it.each([
    ['/b/#/orders', '/b/#/orders', true],
    ['/b/#/orders', '/b/#/orders/', true],
    ['/b/#/orders', '/b#/orders/12?tab=labels', true],
    ['/b/#/orders', '/b/?x=1#/orders?page=2', true],
    ['/b/#/orders', '/b/#/orders-archive', false],
    ['/b/#/orders', '/o/#/orders', false],
    ['/e/#/', '/e/#/rates', false],
    ['/', '/', false],
  ])('%s contains the page %s: %s', (destination, url, holds) => {
    expect(leadsTo(destination, url)).toBe(holds);
  });

  it('marks the entry of the page, and its group', () => {
    const all = visibleEntries(mainMenu.entries, facts('seesWarehouses', 'isOther'));
    expect(currentEntry(all, '/o/#/app/inventory?sku=A')).toMatchObject({
      entry: { id: 'inventory' },
      group: { id: 'warehouse' },
    });
    expect(currentEntry(all, '/b/#/orders/77')?.entry.id).toBe('order');
    expect(currentEntry(all, '/e/#/batches/9')?.entry.id).toBe('shipment');
    expect(currentEntry(all, '/o/#/app/funds/invoices?page=2')).toMatchObject({
      entry: { id: 'warehouse-billing' },
      group: { id: 'funds' },
    });
    expect(currentEntry(all, '/o/#/app/funds/transactions')?.entry.id).toBe('my-warehouses');
    expect(currentEntry(all, '/o/#/app/messageCenter/list')).toBeUndefined();
  });

  it.each([
    ['/o/#/app/inbound?page=2', true],
    ['/o/#/app/funds/billing', true],
    ['/o/#/app/funds/invoices/12', true],
    ['/o/#/app/funds/transactions', false],
    ['/o/#/app/funds/warehouses', false],
    ['/o/#/app/products', false],
    ['/b/#/settings/profile', false],
  ])('%s is a page of a warehouse service: %s', (url, isOne) => {
    expect(isWarehousePage(url)).toBe(isOne);
  });

  it('shows the settings menu on its own pages only', () => {
    expect(menuFor('/b/#/settings/profile', signedOut)).toEqual({ menu: settingsMenu, isSettings: true });
    expect(menuFor('/b/#/orders', signedOut).menu).toBe(mainMenu);
    expect(menuFor('/b/#/orders', facts('isSaas')).menu).toBe(saasMenu);
  });

  it('keeps one group open in the main menu, several in the settings', () => {
    expect(toggledGroups(mainMenu, ['warehouse'], 'funds')).toEqual(['funds']);
    expect(toggledGroups(mainMenu, ['funds'], 'funds')).toEqual([]);
    expect(toggledGroups(settingsMenu, ['account'], 'settings')).toEqual(['account', 'settings']);
    expect(toggledGroups(settingsMenu, ['account', 'settings'], 'account')).toEqual(['settings']);
  });
});

describe('entries that the registry of sub-applications adds', () => {
  const returns = { id: 'returns', text: 'Returns desk', href: '/returns/' } as const;
  const of = (after?: string) => withAdded(mainMenu.entries, [{ ...returns, after }]);

  it('are placed where they request, or last if that does not exist', () => {
    expect(outline(of('shipment')).slice(2, 4)).toEqual(['shipment', 'app returns']);
    expect(outline(of()).at(-1)).toBe('app returns');
    expect(outline(of('no such entry')).at(-1)).toBe('app returns');
  });

  it.each(['/returns/', '/returns/#/cases/12?tab=x', '/returns'])('are the current one at %s', (url) => {
    expect(currentEntry(of(), url)?.entry.id).toBe('app returns');
  });

  it('are not current on other pages', () => {
    expect(currentEntry(of(), '/b/#/orders')?.entry.id).toBe('order');
  });
});
