import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const told = async (name: string, street: string) => {
  const file = `Order number,Recipient name,Address 1,City\n1,Ann Lee,1 A St,Austin\n2,${name},${street},Salem`;
  return (await orderRows(file)).warnings.map(
    ({ rowNumber, field, code }) => `${rowNumber} ${field} ${code}`,
  );
};

describe('a name or an address', () => {
  it.each(['A*** L**', '李*', '李**', '*安', '王＊', 'Ann ●●●'])(
    'is warned of where a part of it is hidden: %s',
    async (name) => {
      expect(await told(name, '2 B St')).toEqual(['3 name masked-text']);
    },
  );

  it.each(['浙江省****', '**** Oak St', '2 B**', '*** Oak St **REAR**', '12 **** Oak ****'])(
    'is warned of where its street is hidden: %s',
    async (street) => {
      expect(await told('Bob', street)).toEqual(['3 addressLine1 masked-text']);
    },
  );

  it.each(['J?rgen', 'Frau Gro?', '???', 'Gro? Ann'])(
    'is warned of where letters became question marks: %s',
    async (name) => {
      expect(await told(name, '2 B St')).toEqual(['3 name lost-character']);
    },
  );

  it.each([
    ['Bob*', '2 B St'],
    ['Bob Lee', '2 B St *rear*'],
    ['Bob Lee', '12 Oak St **LEAVE AT DOOR**'],
    ['Bob Lee', '***No signature*** 12 Oak St'],
    ['王安', '浙江省杭州市 **放门口**'],
    ['Bob Lee', 'Suite 5?'],
  ])('is whole otherwise: %s, %s', async (name, street) => {
    expect(await told(name, street)).toEqual([]);
  });

  it('is no name of a product', async () => {
    expect((await productRows('SKU,Product name\nA,**NEW** What?ever')).warnings).toEqual([]);
  });
});
