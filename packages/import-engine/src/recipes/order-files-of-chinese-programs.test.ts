import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv-of.ts';
import { rowsOf } from '../testing/rows-by-origin.ts';

it.each([
  [
    'lingxing-orders',
    '系统单号 | 平台单号 | 店铺 | 站点 | 订购时间 | 付款时间 | 买家姓名 | 收件人 | 电话 | 国家/地区 | 省/州 | 城市 | 地址行1 | 邮编 | 物流方式 | 运单号 | MSKU | 数量',
    {
      系统单号: '1001',
      平台单号: 'A-1',
      订购时间: '2026-03-01 09:59:00',
      收件人: 'Jordan Ellis',
      买家姓名: 'Pat',
    },
    '2026-03-01 09:59:00',
  ],
  [
    'mabang-orders',
    '订单编号 | 交易编号 | 店铺名 | 下单时间 | 付款时间 | 客户姓名 | 客户电话 | 邮寄地址1 | 邮寄地址2 | 城市 | 所属地区 | 邮编 | 国家(中) | 国家简码 | 物流公司 | 物流渠道 | 货运单号 | 包裹重量(g) | SKU | 商品数量',
    {
      交易编号: '1001',
      订单编号: 'A-1',
      下单时间: '2026-03-01 09:59:00',
      客户姓名: 'Jordan Ellis',
      '国家(中)': '美国',
    },
    '2026-03-01 09:59:00 +08:00',
  ],
  [
    'dianxiaomi-orders',
    '包裹号 | 订单号 | 平台 | 店铺账号 | 下单时间 | 付款时间 | 收件人 | 收件人电话 | 收件国家(中文) | 收件国家(二字码) | 省/州 | 城市 | 邮编 | 详细地址 | 物流方式 | 物流单号 | 包裹重量(g) | SKU | 数量',
    { 包裹号: 'P1', 订单号: 'A-1', 下单时间: '2026-03-01 09:59:00', 收件人: 'Jordan Ellis' },
    '2026-03-01 09:59:00 +08:00',
  ],
  [
    'jushuitan-orders',
    '内部订单号 | 线上订单号 | 店铺编号 | 店铺名称 | 下单时间 | 付款日期 | 买家账号 | 收货人 | 手机 | 省 | 市 | 区 | 地址 | 快递公司 | 快递单号 | 商品编码 | 数量 | 卖家备注',
    {
      内部订单号: '1001',
      线上订单号: 'A-1',
      下单时间: '2026-03-01 09:59:00',
      收货人: 'Jordan Ellis',
      买家账号: 'pat',
    },
    '2026-03-01 09:59:00 +08:00',
  ],
  [
    'wangdiantong-orders',
    '店铺 | 原始单号 | 网名 | 收件人 | 省 | 市 | 区 | 手机 | 固话 | 邮编 | 地址 | 发货条件 | 应收合计 | 邮费 | COD买家费用 | 下单时间 | 付款时间 | 买家备注 | 客服备注 | 支付方式 | 商家编码 | 货品数量 | 物流公司',
    { 原始单号: 'A-1', 网名: 'pat', 下单时间: '2026-03-01 09:59:00', 收件人: 'Jordan Ellis' },
    '2026-03-01 09:59:00 +08:00',
  ],
] as [string, string, Record<string, string>, string][])(
  'orders of %s: lines are one order, and times have the zone of the program if it is known',
  async (key, headings, order, time) => {
    const article = headings.split(' | ').find((heading) => /SKU|商品编码|商家编码/.test(heading))!;
    const lines = ['MUG-1', 'LMP-1'].map((code) => ({ ...order, [article]: code }));
    const { origin, rows, merged } = await rowsOf(orderShipmentImport, csvOf(headings, ...lines));
    expect([origin, rows.length, merged]).toEqual([key, 1, 1]);
    expect(rows[0]).toMatchObject({ orderNO: 'A-1', name: 'Jordan Ellis', createTime: time });
  },
);
