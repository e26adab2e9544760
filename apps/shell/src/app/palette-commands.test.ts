// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { describe, expect, it, vi } from 'vitest';
import { foundCommands } from '../platform/command-rules.ts';
import { menuPages } from '../features/menu/index.ts';
import type { AccessFacts } from '../platform/user-access.ts';
import { paletteCommands } from './palette-commands.ts';
import type { PaletteContext } from './palette-context.ts';

const texts = ['shellPalette', 'shellMenu', 'shellHeader'] as const;
const labels = { en: await createTexts('en', texts), cn: await createTexts('cn', texts) };
// It contains every page of the main menu.
const facts = new Proxy({}, { get: (_none, fact) => fact !== 'isSaas' }) as AccessFacts;
const goTo = vi.fn<PaletteContext['goTo']>();
const context = {
  facts,
  user: { user: { role: 'owner' } },
  goTo,
  language: 'en',
  menus: menuPages(facts),
  shortcutTo: () => undefined,
} as unknown as PaletteContext;
const commands = paletteCommands(labels, context, () => {});
const found = (typed: string) => foundCommands(commands, typed).map(({ labels: { en } }) => en);

describe('the palette', () => {
  it.each([
    ['sync', 'Selling channels'],
    ['add product', 'Add product'],
    ['new product', 'Add product'],
    ['add order', 'New order'],
    ['on hold', 'Orders on hold'],
    ['awaiting label', 'Orders awaiting label'],
    ['stock', 'Inventory'],
    ['webhook', 'API setting'],
    ['2fa', 'My profile'],
    ['sign out', 'Log out'],
    ['同步', 'Selling channels'],
    ['添加产品', 'Add product'],
    ['运单号', 'Shipments'],
    ['挂起', 'Orders on hold'],
    ['待出面单', 'Orders awaiting label'],
    ['登出', 'Log out'],
    ['exports', 'Imports and exports'],
    ['导出', 'Imports and exports'],
    ['label batch', 'Label batches'],
    ['invoice', 'Warehouse invoices'],
    ['audit', 'Audit log'],
    ['end of day', 'Manifests'],
    ['dark mode', 'Use dark appearance'],
    ['夜间', 'Use dark appearance'],
  ])('finds by “%s” as the first result %s', (typed, label) => {
    expect(found(typed)[0]).toBe(label);
  });

  it('offers pages that are in no menu, if the person may open them', () => {
    const go = vi.fn<PaletteContext['go']>();
    const may = (facts: Partial<AccessFacts>) =>
      paletteCommands(labels, { ...context, go, facts: facts as AccessFacts }, () => {});
    may({})
      .find(({ id }) => id === 'tasks')
      ?.run();
    expect(go).toHaveBeenCalledExactlyOnceWith('/async-export-list');
    const hasRouting = (facts: Partial<AccessFacts>) => may(facts).some(({ id }) => id === 'routing');
    expect([hasRouting({ seesWarehouses: false }), hasRouting({ seesWarehouses: true })]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['owner', true],
    ['member', false],
    [undefined, false],
  ])('leads a person whose role is %s to the audit log: %s', (role, isListed) => {
    const person = { ...context, user: { user: { role } } } as unknown as PaletteContext;
    expect(paletteCommands(labels, person, () => {}).some(({ id }) => id === 'audit')).toBe(isListed);
  });

  it('leads to the empty forms', () => {
    for (const id of ['new-order', 'add-product']) commands.find((one) => one.id === id)?.run();
    expect(goTo.mock.calls).toEqual([['newOrder'], ['newProduct']]);
  });
});
