import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, value, press, focused } = grid;

describe('editing', () => {
  it('opens by Enter, stores by Enter and goes down', async () => {
    await open(50);
    await at(0, 'skuName');
    await press('Enter', 'End');
    await grid.page.keyboard.type(' XL');
    await press('Enter');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml XL');
    expect(await focused()).toBe('3:3');
    expect(await grid.page.evaluate(() => window.harness.edits)).toEqual([
      { row: 0, key: 'skuName', before: 'Steel bottle 750 ml', after: 'Steel bottle 750 ml XL', version: 1 },
    ]);
  });

  it('starts over by typing, and Escape restores the cell', async () => {
    await open(50);
    await at(0, 'skuName');
    await grid.page.keyboard.type('Cup');
    expect(await grid.page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('Cup');
    await press('Escape');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml');
    expect(await focused()).toBe('2:3');
    await grid.page.keyboard.type('Cup');
    await press('Tab');
    expect(await value(0, 'skuName')).toBe('Cup');
    expect(await focused()).toBe('2:4');
  });

  it.each(['Enter', 'Tab', 'Escape'])('leaves %s to an input method that uses it', async (key) => {
    await open(50);
    await at(0, 'skuName');
    await grid.page.keyboard.type('Cup');
    await grid.pressTaken(key);
    expect(await grid.page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('Cup');
    await press('Enter');
    expect(await value(0, 'skuName')).toBe('Cup');
  });

  it('opens by double click and saves on a click elsewhere', async () => {
    await open(50);
    const cells = grid.page.getByRole('row', { name: 'LD-000002' }).getByRole('gridcell');
    await cells.nth(1).dblclick();
    await grid.page.keyboard.type('Bowl');
    await cells.nth(3).click();
    expect(await value(1, 'skuName')).toBe('Bowl');
    expect(await focused()).toBe('3:5');
  });

  it('blocks input in number cells that the field does not allow', async () => {
    await open(50);
    await at(0, 'length');
    await grid.page.keyboard.type('-1a2.345');
    await press('Enter');
    expect(await value(0, 'length')).toBe('12.34');
    await grid.page.keyboard.type('9999999999');
    await press('Enter');
    expect(await value(1, 'length')).toBe('999999999');
    await at(0, 'qtyInOnePackage');
    await grid.page.keyboard.type('1.5');
    await press('Enter');
    expect(await value(0, 'qtyInOnePackage')).toBe('15');
  });

  it('chooses in a select by typed search, arrows and Enter', async () => {
    await open(50);
    await at(0, 'originCountry');
    await grid.page.keyboard.type('vie');
    const box = grid.page.getByRole('combobox', { name: 'Country of origin' });
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await grid.page.getByRole('option').allTextContents()).toEqual(['Vietnam']);
    await press('Enter');
    expect(await value(0, 'originCountry')).toBe('VN');
    await at(0, 'originCountry');
    await press('Enter', 'ArrowUp', 'Enter');
    expect(await value(0, 'originCountry')).toBe('US');
    await at(0, 'originCountry');
    await press('Enter', 'Backspace', 'Enter');
    expect(await value(0, 'originCountry')).toBe('');
  });

  it('accepts an option by click, and keeps the value when nothing matches', async () => {
    await open(50);
    await at(0, 'originCountry');
    await press('F2');
    await grid.page.getByRole('option', { name: 'Mexico' }).click();
    expect(await value(0, 'originCountry')).toBe('MX');
    await at(0, 'originCountry');
    await grid.page.keyboard.type('atlantis');
    await grid.page.getByText('No matches').waitFor();
    await press('Enter');
    expect(await value(0, 'originCountry')).toBe('MX');
  });

  it('does not open read-only cells and says so', async () => {
    await open(50);
    await at(0, 'source');
    expect(await grid.page.locator(':focus').getAttribute('aria-readonly')).toBe('true');
    await press('Enter');
    expect(await grid.page.getByRole('textbox').count()).toBe(0);
  });

  it('undoes and redoes by keyboard, and goes to the changed cell', async () => {
    await open(200);
    await at(0, 'skuName');
    await grid.page.keyboard.type('Cup');
    await press('Enter', 'Control+End', 'Control+z');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml');
    expect(await focused()).toBe('2:3');
    await press('Control+Shift+Z');
    expect(await value(0, 'skuName')).toBe('Cup');
  });
});
