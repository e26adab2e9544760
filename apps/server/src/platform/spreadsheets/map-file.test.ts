import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mapFile } from './map-file.ts';

async function mapped(importKey: string, fileName: string, content: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lading-map-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, fileName);
  await writeFile(file, content);
  const answer = await mapFile({ path: file, fileName, importKey, reading: {} });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

test('names and addresses that are not whole get a warning, as in the browser', async () => {
  const { warnings, fields } = await mapped(
    'address-book',
    'addresses.csv',
    'Name,Address 1,City,Country\nAnn Lee,1 A St,Austin,US\nA*** L**,2 B St,Salem,US\nJ?rgen,3 C St,Salem,US',
  );
  const shown = warnings.map(({ code, rowNumber, column }) => `${rowNumber} ${fields[column]} ${code}`);
  expect(shown).toEqual(expect.arrayContaining(['3 name masked-text', '4 name lost-character']));
});

test('a column without any value is left out where another is surely the same', async () => {
  const heading = 'SKU,Product name,Package type,Length,Width,Height,Unit,Cost,Purchase price';
  const file = `${heading}\nA-1,Pan,Ready To Ship,1,1,1,in/lb,,4.1`;
  expect((await mapped('product', 'products.csv', file)).mapping['purchasingCost']).toBe('Purchase price');
});
