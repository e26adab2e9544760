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
    'order-shipment',
    'orders.csv',
    'Order number,Recipient name,Address 1,City\n1,Ann Lee,1 A St,Austin\n2,A*** L**,2 B St,Salem\n3,J?rgen,3 C St,Salem',
  );
  const shown = warnings.map(({ code, rowNumber, column }) => `${rowNumber} ${fields[column]} ${code}`);
  expect(shown).toEqual(expect.arrayContaining(['3 name masked-text', '4 name lost-character']));
});

test('a column without any value is left out where another is surely the same', async () => {
  const file = 'SKU,Product name,Cost,Purchase price\nA-1,Pan,,4.1';
  expect((await mapped('product', 'products.csv', file)).mapping['purchasingCost']).toBe('Purchase price');
});
