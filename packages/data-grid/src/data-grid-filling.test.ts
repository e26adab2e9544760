import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, value, press, announces } = grid;

describe('filling', () => {
  it('repeats the top row of the selection by Ctrl+D, in one undo step', async () => {
    await open(40);
    await at(2, 'length');
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    expect([await value(4, 'length'), await value(4, 'width')]).toEqual(['12', '7.5']);
    await announces('Filled 4 cells');
    await press('Control+z');
    expect([await value(3, 'length'), await value(4, 'width')]).toEqual(['0', '9.5']);
  });

  it('copies the cell above when one row is selected', async () => {
    await open(40);
    await at(1, 'brand');
    await press('Control+d');
    expect(await value(1, 'brand')).toBe('Nordlys');
  });

  it('writes the typed text into every selected cell by Ctrl+Enter, as each column accepts it', async () => {
    await open(40);
    await at(1, 'length');
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    await grid.page.keyboard.type('7');
    await press('Control+Enter');
    await announces('Filled 4 cells');
    expect(await value(2, 'width')).toBe('7');
    await press('Control+z');
    expect([await value(1, 'length'), await value(2, 'width')]).toEqual(['11', '7.5']);
  });

  it('follows the corner of the selection as it is dragged', async () => {
    await open(40);
    await at(1, 'brand');
    const box = await grid.activeCell.boundingBox();
    if (!box) throw new Error('the active cell has no box');
    await grid.page.mouse.move(box.x + box.width - 3, box.y + box.height - 4);
    await grid.page.mouse.down();
    await grid.page.mouse.move(box.x + box.width - 8, box.y + box.height + 90, { steps: 4 });
    await grid.page.mouse.up();
    await announces('Filled 3 cells');
    expect([await value(2, 'brand'), await value(4, 'brand'), await value(5, 'brand')]).toEqual([
      'Hearth & Co',
      'Hearth & Co',
      'Nordlys',
    ]);
  });
});

it('a drag straight down from a cell at the right edge does not scroll sideways, however long it takes', async () => {
  await open(40);
  await at(1, 'brand');
  const left = () => grid.page.locator('[role=grid]').evaluate((element) => element.scrollLeft);
  const before = await left();
  expect(before).toBeGreaterThan(0);
  const box = await grid.activeCell.boundingBox();
  if (!box) throw new Error('the active cell has no box');
  await grid.page.mouse.move(box.x + box.width - 3, box.y + box.height - 4);
  await grid.page.mouse.down();
  await grid.page.mouse.move(box.x + box.width - 8, box.y + box.height + 90);
  // A drag in the zone of an edge scrolls with each frame.
  for (let frame = 0; frame < 10; frame += 1)
    await grid.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await left()).toBe(before);
  await grid.page.mouse.up();
  await announces('Filled 3 cells');
});

describe('an input method', () => {
  const compose = async (...texts: readonly string[]) => {
    const session = await grid.page.context().newCDPSession(grid.page);
    for (const text of texts)
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    return session;
  };

  it('composes directly in a selected cell: the editor opens with the composed text and no raw letter', async () => {
    await open(40);
    await at(1, 'brand');
    const session = await compose('n', 'ni', 'ni h', 'ni hao');
    expect(await grid.activeCell.textContent()).toBe('ni hao');
    await session.send('Input.insertText', { text: '你好' });
    const editor = grid.page.getByRole('textbox', { name: 'Brand' });
    expect(await editor.inputValue()).toBe('你好');
    await grid.page.keyboard.type('!');
    await press('Enter');
    expect(await value(1, 'brand')).toBe('你好!');
    expect(await grid.page.getByRole('gridcell', { name: '你好!' }).count()).toBe(1);
  });

  it('leaves the cell unchanged when the composition is canceled', async () => {
    await open(40);
    await at(1, 'brand');
    await compose('n', 'ni', '');
    expect(await grid.page.getByRole('textbox').count()).toBe(0);
    expect(await grid.activeCell.textContent()).toBe('Hearth & Co');
    await press('ArrowDown');
    expect(await value(1, 'brand')).toBe('Hearth & Co');
  });

  it('searches the options of a select cell', async () => {
    await open(40);
    await at(1, 'originCountry');
    const session = await compose('v');
    await session.send('Input.insertText', { text: 'Viet' });
    await grid.page.getByRole('option', { name: 'Vietnam' }).waitFor();
    await press('Enter');
    expect(await value(1, 'originCountry')).toBe('VN');
  });
});
