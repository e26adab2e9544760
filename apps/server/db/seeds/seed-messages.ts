import '../../src/modules/messages/message.table.ts';
import type { Seed } from './seed.ts';

const hour = 3_600_000;

const messages = [
  {
    hoursAgo: 3,
    title_en: 'Carrier surcharges change on December 1',
    title_zh: '承运商附加费将于 12 月 1 日调整',
    digest_en: 'Peak surcharges for large parcels rise. Check your packaging before the holidays.',
    digest_zh: '大件包裹旺季附加费上调，请在节前检查包装尺寸。',
    content_en:
      '<p>From <b>December 1</b>, peak surcharges apply to parcels whose longest side is over 48 in, or that weigh more than 50 lb.</p><p>Open the parcel size and weight check to see which of your packages are affected.</p>',
    content_zh:
      '<p>自 <b>12 月 1 日</b>起，最长边超过 48 英寸或重量超过 50 磅的包裹将收取旺季附加费。</p><p>请打开“包裹限重与尺寸查询”，查看哪些包裹受影响。</p>',
  },
  {
    hoursAgo: 27,
    title_en: 'Warehouse LAX-01 is closed on Thanksgiving',
    title_zh: '洛杉矶仓 LAX-01 感恩节放假',
    digest_en: 'No outbound on November 26. Orders received by the 25th, 14:00, still leave.',
    digest_zh: '11 月 26 日暂停出库，25 日 14:00 前的订单照常发出。',
    content_en:
      '<p>LAX-01 does not ship on November 26. Orders received by November 25, 14:00 local time, leave the same day.</p>',
    content_zh: '<p>LAX-01 仓 11 月 26 日暂停出库。当地时间 11 月 25 日 14:00 前收到的订单当日发出。</p>',
  },
  {
    hoursAgo: 75,
    title_en: 'Import products from any spreadsheet',
    title_zh: '任意表格均可导入商品',
    digest_en: 'CSV, XLSX and XLS. Columns are matched for you, in English and Chinese.',
    digest_zh: '支持 CSV、XLSX、XLS，中英文列名自动匹配。',
    content_en:
      '<p>Drop the export of your shop as it is. Leading zeros, long barcodes and Chinese encodings survive, and every error is shown in its cell.</p>',
    content_zh:
      '<p>直接上传店铺导出的表格即可。前导零、长条码和中文编码均会保留，所有错误都会标在对应的单元格上。</p>',
  },
  {
    hoursAgo: 200,
    title_en: 'Welcome',
    title_zh: '欢迎使用',
    digest_en: 'Where things are, in two minutes.',
    digest_zh: '两分钟了解功能位置。',
    content_en:
      '<p>Orders and shipments are in the menu on the left, with products and warehouses below them. Your account is at the top right.</p>',
    content_zh: '<p>左侧菜单为订单和发货单，其下是商品和仓库；右上角是您的账号。</p>',
  },
];

/** A few unread messages to everyone. */
export const seedMessages: Seed = async ({ trx, organisations, now }) => {
  for (const { orgId } of organisations) {
    await trx
      .insertInto('notification')
      .values(
        messages.map(({ hoursAgo, ...message }) => ({
          ...message,
          org_id: orgId,
          sent_at: new Date(now.getTime() - hoursAgo * hour),
        })),
      )
      .execute();
  }
};
