import '../../src/modules/products/product.table.ts';
import { demoProducts } from './demo-products.ts';
import type { Seed } from './seed.ts';

const minute = 60_000;

/** A realistic twelve-digit UPC with its check digit; some start with a zero. */
function upcOf(company: number, item: number): string {
  const digits = `0${String(company).padStart(5, '0')}${String(item).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Seeds the products of each organization that has any. */
export const seedCatalogue: Seed = async ({ trx, organisations, now }) => {
  for (const { orgId, person } of organisations) {
    const products = demoProducts[person.email];
    if (!products) continue;
    await trx
      .insertInto('product')
      .values(
        products.map((product, index) => ({
          org_id: orgId,
          sku_code: product.skuCode,
          sku_name: product.skuName,
          sku_name_cn: product.skuNameCN,
          brand: product.brand,
          upc: upcOf(Number(orgId), index * 7 + 11),
          ean: null,
          asin: null,
          fn_sku: null,
          extra_barcode1: null,
          purchasing_cost: Math.round(product.price * 38) / 100,
          package_type: index % 4 === 0 ? 'Package Needed' : 'Ready To Ship',
          qty_in_one_package: 1,
          length: product.sides[0],
          width: product.sides[1],
          height: product.sides[2],
          weight1: product.weight[0],
          weight2: product.weight[1],
          unit: product.unit,
          battery_flag: product.battery ? 'Yes' : 'No',
          declared_value: product.price,
          schedule_b: product.scheduleB,
          origin_country: product.originCountry,
          quantity_unit: null,
          cust_description: null,
          note: null,
          created_at: new Date(now.getTime() - (90 * 1440 - index * 731) * minute),
          updated_at: new Date(now.getTime() - (300 + index * 1_117) * minute),
        })),
      )
      .execute();
  }
};
