// @vitest-environment happy-dom
import { limits, product, usualFileLimits } from '@lading/contracts/core';
import { productImport } from '@lading/contracts/products';
import { afterEach, describe, expect, it } from 'vitest';
import { ImportReader } from './reader/import-reader.ts';
import { serveReader } from './reader/serve-reader.ts';
import { fileRefusal } from '../model/file-rules.ts';
import { takeFileLimits } from './take-file-limits.ts';

const name = (content: string) => {
  const meta = document.createElement('meta');
  meta.name = product.fileLimitsMeta;
  meta.content = content;
  document.head.replaceChildren(meta);
  takeFileLimits();
};

afterEach(() => {
  document.head.replaceChildren();
  takeFileLimits();
});

describe('the limits of an import file that the page declares (decision D8)', () => {
  it('apply to the choice of a file, and to the worker that reads it', async () => {
    name(JSON.stringify({ ...usualFileLimits, bytes: 100, rows: 3 }));
    expect([fileRefusal({ size: 100 }), fileRefusal({ size: 101 })]).toEqual([null, 'size']);
    const asked: unknown[] = [];
    const reader = new ImportReader(productImport, () => {
      const worker = new EventTarget();
      const take = serveReader({
        post: (data) => worker.dispatchEvent(new MessageEvent('message', { data })),
        pause: () => new Promise((resolve) => setTimeout(resolve)),
      });
      return Object.assign(worker, {
        postMessage(request: Parameters<typeof take>[0]) {
          asked.push(request);
          take(request);
        },
        terminate: () => undefined,
      });
    });
    const rows = (count: number) => new File([`SKU\n${'A\n'.repeat(count)}`], 'goods.csv');
    expect((await reader.open(rows(3))).analysis.rowCount).toBe(3);
    await expect(reader.open(rows(4))).rejects.toMatchObject({ code: 'tooManyRows' });
    expect(asked[0]).toMatchObject({ limits: { bytes: 100, rows: 3 } });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['other things', '{"bytes":"many","rows":-1}'],
  ])('are the usual ones where it names %s', (_, content) => {
    name(content);
    expect(limits.importFile).toMatchObject(usualFileLimits);
  });
});
