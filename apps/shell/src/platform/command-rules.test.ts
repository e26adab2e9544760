import { describe, expect, it } from 'vitest';
import { foundCommands } from './command-rules.ts';

const command = (en: string, cn: string, group?: [string, string]) => ({
  labels: { en, cn },
  ...(group ? { groups: { en: group[0], cn: group[1] } } : {}),
});
const commands = [
  command('Orders', '订单'),
  command('Work orders', '工单', ['Warehouse', '仓库']),
  command('Void label history', '面单作废记录', ['Funds', '资金']),
  command('My warehouses', '我的仓库', ['Funds', '资金']),
  { ...command('Inbound', '入库'), words: { en: 'restock', cn: '补货' } },
  { ...command('Inventory', '库存'), words: { en: 'quantity, stock', cn: '存货' } },
  { ...command('Selling channels', '销售渠道'), words: { en: 'sync stores, refresh', cn: '同步店铺' } },
];

describe('the results of the palette', () => {
  it.each([
    ['', commands.map(({ labels: { en } }) => en)],
    ['  ', commands.map(({ labels: { en } }) => en)],
    ['stock', ['Inventory', 'Inbound']],
    ['ORD', ['Orders', 'Work orders']],
    ['ware', ['My warehouses', 'Work orders']],
    ['仓库', ['My warehouses', 'Work orders']],
    ['单', ['Orders', 'Work orders', 'Void label history']],
    ['ｗｏｒｋ', ['Work orders']],
    ['funds void', ['Void label history']],
    ['label void', ['Void label history']],
    ['sync', ['Selling channels']],
    ['同步', ['Selling channels']],
    ['labels', ['Void label history']],
    ['zebra', []],
  ])('“%s” gives %j', (typed, labels) => {
    expect(foundCommands(commands, typed).map((found) => found.labels.en)).toEqual(labels);
  });
});
