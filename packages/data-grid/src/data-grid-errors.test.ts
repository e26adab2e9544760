import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, press, enterGrid, focused } = grid;

describe('errors', () => {
  it('mark the cell, are described to assistive technology and shown on focus', async () => {
    await open(50);
    await at(3, 'length');
    const cell = grid.page.locator(':focus');
    expect(await cell.getAttribute('aria-invalid')).toBe('true');
    const described = await cell.getAttribute('aria-describedby');
    expect(await grid.page.locator(`#${described}`).textContent()).toBe('Length must not be 0');
    await grid.page.getByRole('tooltip').waitFor();
    expect(await grid.page.getByRole('tooltip').textContent()).toBe('Length must not be 0');
    await press('Escape');
    await grid.page.getByRole('tooltip').waitFor({ state: 'hidden' });
  });

  it('are shown on hover until the pointer leaves', async () => {
    await open(50);
    await at(0, 'width');
    await grid.page.getByRole('row', { name: 'LD-000004' }).locator('[aria-invalid]').hover();
    await grid.page.getByRole('tooltip').waitFor();
    expect(await grid.page.getByRole('tooltip').textContent()).toBe('Length must not be 0');
    await grid.page.getByRole('row', { name: 'LD-000001' }).getByRole('gridcell').nth(12).hover();
    await grid.page.getByRole('tooltip').waitFor({ state: 'hidden' });
  });

  it('are visited by F8 and Shift+F8, including rows that are not mounted', async () => {
    await open(20_000);
    await enterGrid();
    await press('Shift+F8');
    const [last] = (await focused()).split(':');
    expect(Number(last)).toBeGreaterThan(19_900);
    await press('F8');
    expect(await focused()).toBe('5:14');
  });

  it('are counted in the column heading, whose badge goes from one to the next', async () => {
    await open(50);
    const { page } = grid;
    const total = await page.evaluate(() => window.harness.store.columnErrors('length'));
    const badge = page
      .getByRole('columnheader', { name: 'Length' })
      .getByRole('button', { name: /errors in/ });
    expect(await badge.textContent()).toBe(String(total));
    expect(await badge.getAttribute('aria-label')).toBe(`${total} errors in Length`);
    await at(0, 'length');
    await badge.click();
    const first = await focused();
    await badge.click();
    const [row = '', col] = (await focused()).split(':');
    expect(col).toBe(first.split(':')[1]);
    expect(Number(row)).toBeGreaterThan(Number(first.split(':')[0]));
    await page.keyboard.type('12');
    await press('Enter');
    await page.getByRole('button', { name: `${total - 1} errors in Length` }).waitFor();
    await page.evaluate(() => window.harness.store.undo());
    await page.getByRole('button', { name: `${total} errors in Length` }).waitFor();
  });

  it('that are filtered out are shown again when the heading goes to them', async () => {
    await open(50);
    const { page } = grid;
    await page.evaluate(() =>
      window.harness.store.display.setFilter('length', { text: 'nothing has this', only: 'any' }),
    );
    await page.getByRole('button', { name: /errors in Length/ }).click();
    expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => window.harness.store.getSnapshot().filters.size)).toBe(0);
  });

  it('disappear when the cell is corrected, and the edit is announced', async () => {
    await open(50);
    await at(3, 'length');
    const before = await grid.page.evaluate(() => window.harness.store.getSnapshot().errorRows);
    await grid.page.keyboard.type('12');
    await press('Enter');
    expect(await grid.page.evaluate(() => window.harness.store.getSnapshot().errorRows)).toBe(before - 1);
    expect(await grid.page.getByRole('status').textContent()).toBe('Length: 12');
  });

  it('are the only rows shown with errors-only, and a corrected row stays until that ends', async () => {
    await open(20_000);
    await enterGrid();
    await grid.page.evaluate(() => window.harness.store.setErrorsOnly(true));
    expect(await focused()).toBe('2:2');
    await grid.page.evaluate(() => window.harness.grid?.nextError());
    await grid.page.keyboard.type('12');
    await press('Enter');
    const rows = grid.page.getByRole('row');
    expect(await rows.nth(1).getByRole('rowheader').textContent()).toBe('4');
    await grid.page.evaluate(() => window.harness.store.setErrorsOnly(false));
    expect(await rows.nth(1).getByRole('rowheader').textContent()).not.toBe('4');
  });
});

describe('accessibility', () => {
  it('has no axe violations, at rest, while editing and in a select', async () => {
    await open(20_000, 13);
    await grid.page.setViewportSize({ width: 800, height: 340 });
    const violations = async (...parts: readonly string[]): Promise<string[]> => {
      // What passes is not listed: on a grid that takes longer than the rules. The page has no frames.
      const axe = new AxeBuilder({ page: grid.page })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode();
      for (const part of parts) axe.include(part);
      return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    await at(3, 'length');
    expect(await violations()).toEqual([]);
    await press('Enter');
    expect(await violations('.is-editing')).toEqual([]);
    await press('Escape');
    await at(3, 'packageType');
    await press('Enter');
    expect(await violations('.is-editing', '[role="listbox"]')).toEqual([]);
  });
});
