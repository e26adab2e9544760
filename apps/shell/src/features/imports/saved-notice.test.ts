import { createTexts } from '@lading/i18n/create-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { endedNotice, savedNotice } from './saved-notice.ts';

type Texts = Parameters<typeof savedNotice>[1];

const texts: Record<'en' | 'cn', Texts> = {} as never;
beforeAll(async () => {
  for (const language of ['en', 'cn'] as const) {
    const i18n = await createTexts(language, ['imports']);
    texts[language] = {
      unit: 'products',
      t: i18n.getFixedT(null, 'imports'),
      text: ({ message, zhMessage }) => (language === 'en' ? message : zhMessage),
    };
  }
});

const counts = { created: 1_200, updated: 34, unchanged: 0 };

describe('the notice of a save', () => {
  it('reports the result for the rows', () => {
    expect(savedNotice({ sent: 1_234, leftOut: 2, outcome: { ...counts, taskId: '7' } }, texts.en)).toEqual({
      title: '1,234 rows imported',
      description: '1,200 new · 34 updated · 2 rows skipped',
      view: 'View 1,234 products',
      receipt: { label: 'View receipt', taskId: '7' },
      taskId: null,
    });
  });

  it.each([
    ['kept', '2 rows skipped (file on the receipt)', '跳过 2 行（文件见导入结果）'],
    [
      'downloaded',
      '2 rows skipped (file downloaded, it could not be stored)',
      '跳过 2 行（文件未能保存，已下载）',
    ],
    ['lost', '2 rows skipped (their file could not be stored)', '跳过 2 行（文件未能保存）'],
  ] as const)('says where the skipped rows are: %s', (leftOutFile, english, chinese) => {
    const saved = { sent: 1, leftOut: 2, outcome: { taskId: '7' }, leftOutFile };
    expect(savedNotice(saved, texts.en).description).toBe(english);
    expect(savedNotice(saved, texts.cn).description).toBe(chinese);
  });

  it('leads to the list of crossdocks where all that was imported are some (decision D19)', () => {
    const listOf = (crossdocks: number | undefined) =>
      savedNotice(
        { sent: 9, leftOut: 0, outcome: { created: 2, total: 2, crossdocks, taskId: '7' } },
        texts.en,
      ).isOfCrossdocks;
    expect([2, 1, 0, undefined].map(listOf)).toEqual([true, undefined, undefined, undefined]);
    const task = { taskId: '7', status: 2, totalQuantity: 2, receipt: { created: 2, crossdocks: 2 } };
    expect(endedNotice(task, texts.cn).isOfCrossdocks).toBe(true);
  });

  it('after a lost first reply reports the same counts, and that it was already done', () => {
    const outcome = { ...counts, repeated: true };
    expect(savedNotice({ sent: 1_234, leftOut: 0, outcome }, texts.en)).toMatchObject({
      title: '1,234 rows were already imported',
      description: '1,200 new · 34 updated',
    });
    expect(savedNotice({ sent: 1_234, leftOut: 0, outcome }, texts.cn).title).toContain('此前已导入');
  });

  it('makes no claims yet for a save that continues at the server, and names the task to follow', () => {
    const outcome = { queued: true, taskId: '7' };
    expect(savedNotice({ sent: 20_000, leftOut: 0, outcome }, texts.en)).toMatchObject({
      title: '20,000 rows are being imported',
      taskId: '7',
    });
  });

  it('accepts a back end that reports nothing', () => {
    expect(savedNotice({ sent: 1, leftOut: 0, outcome: null }, texts.en)).toEqual({
      title: '1 row imported',
      description: null,
      view: 'View 1 product',
      receipt: null,
      taskId: null,
    });
  });
});

describe('the notice of a task that has ended', () => {
  it('reports the result for the rows', () => {
    const task = { taskId: '7', status: 2, totalQuantity: 1_234, receipt: counts };
    expect(endedNotice(task, texts.en)).toEqual({
      title: '1,234 rows imported',
      description: '1,200 new · 34 updated',
      view: 'View 1,234 products',
      receipt: { label: 'View receipt', taskId: '7' },
      isFailed: false,
    });
  });

  it('reports why it failed, in the reader’s language', () => {
    const failure = { message: 'No luck.', zhMessage: '运气不好。' };
    const task = { status: 3, totalQuantity: 1_234, failure };
    expect(endedNotice(task, texts.en)).toMatchObject({ description: 'No luck.', isFailed: true });
    expect(endedNotice(task, texts.cn)).toMatchObject({ description: '运气不好。', isFailed: true });
    expect(endedNotice({ status: 3 }, texts.en).description).toContain('Nothing was imported');
  });
});

describe('the notice for orders, which consist of several rows', () => {
  const orders = (language: 'en' | 'cn'): Texts => ({ ...texts[language], unit: 'orders' });
  const saved = (outcome: object) => ({
    sent: 412,
    leftOut: 1,
    outcome: { total: 120, rows: 412, ...outcome },
  });

  it('counts both', () => {
    expect(savedNotice(saved({ created: 120 }), orders('en'))).toMatchObject({
      title: '120 orders (412 rows) imported',
      description: '1 row skipped',
    });
    expect(savedNotice(saved({ created: 120 }), orders('cn')).title).toBe('已导入 120 个订单（412 行）');
    expect(savedNotice(saved({ queued: true, taskId: '7' }), orders('en'))).toMatchObject({
      title: '120 orders (412 rows) are being imported',
      taskId: '7',
    });
    expect(savedNotice(saved({ repeated: true }), orders('en')).title).toBe(
      '120 orders (412 rows) were already imported',
    );
    expect(savedNotice(saved({ repeated: true }), orders('cn')).title).toBe('120 个订单（412 行）此前已导入');
  });

  it('uses the singular for one', () => {
    const one = { sent: 2, leftOut: 0, outcome: { total: 1, rows: 2, queued: true, taskId: '7' } };
    expect(savedNotice(one, orders('en')).title).toBe('1 order (2 rows) is being imported');
  });

  it('counts both at the end of a task, and only the orders if it failed', () => {
    const task = { totalQuantity: 120, receipt: { created: 120, packages: 412, rows: 412 } };
    expect(endedNotice({ ...task, status: 2 }, orders('en'))).toMatchObject({
      title: '120 orders (412 rows) imported',
      description: null,
    });
    const failed = { ...task, status: 3, receipt: null };
    expect(endedNotice(failed, orders('en')).title).toBe('120 orders could not be imported');
    expect(endedNotice(failed, orders('cn')).title).toBe('120 个订单未能导入');
  });

  it('accepts a back end that counts no orders', () => {
    expect(savedNotice({ sent: 3, leftOut: 0, outcome: null }, orders('en')).title).toBe('3 rows imported');
  });
});
