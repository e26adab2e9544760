import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../testing/csv-of.ts';
import { rowsOf } from '../testing/rows-by-origin.ts';

describe('products of', () => {
  it('BigCommerce (new columns): variants have the name and measures of their product, rows of pictures are skipped', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      csvOf(
        'Item | ID | Name | Type | SKU | Options | Inventory Tracking | Current Stock | Low Stock | Price | Cost Price | Retail Price | Sale Price | Brand ID | Channels | Categories | Description | Custom Fields | Page Title | Product URL | Meta Description | Search Keywords | Meta Keywords | Bin Picking Number | UPC/EAN | Global Trade Number | Manufacturer Part Number | Free Shipping | Fixed Shipping Cost | Weight | Width | Height | Depth | Is Visible | Is Featured | Warranty | Tax Class | Product Condition | Show Product Condition | Sort Order | Variant Image URL | Internal Image URL (Export) | Image URL (Import) | Image Description | YouTube ID',
        {
          Item: 'Product',
          ID: '77',
          Name: 'Ceramic mug',
          Type: 'physical',
          SKU: 'MUG',
          'Cost Price': '4.10',
          'Brand ID': '35',
          Weight: '14',
          Width: '5',
          Height: '4',
          Depth: '6',
        },
        { Item: 'Variant', ID: '66', SKU: 'MUG-BL', Options: 'Type=Radio|Name=Color|Value=Blue' },
        { Item: 'Image', ID: '377', 'Internal Image URL (Export)': 'https://x/1.jpg', 'Sort Order': '0' },
        { Item: 'Product', ID: '78', Name: 'Lamp', SKU: 'LMP', Weight: '30', Depth: '12' },
      ),
    );
    expect(origin).toBe('bigcommerce-products-v3');
    expect(rows.map(({ skuCode, skuName, length, weight1 }) => [skuCode, skuName, length, weight1])).toEqual([
      ['MUG', 'Ceramic mug', '6', '14'],
      ['MUG-BL', 'Ceramic mug', '6', '14'],
      ['LMP', 'Lamp', '12', '30'],
    ]);
    expect(rows.map(({ brand }) => brand)).toEqual([undefined, undefined, undefined]);
  });

  it('Amazon flat file: children have the brand and country of their parent, grams stay grams beside centimeters', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      csvOf(
        'feed_product_type | item_sku | external_product_id | external_product_id_type | brand_name | item_name | product_description | standard_price | quantity | parent_child | parent_sku | relationship_type | package_length | package_width | package_height | package_dimensions_unit_of_measure | package_weight | package_weight_unit_of_measure | country_of_origin | batteries_required',
        {
          item_sku: 'MUG',
          brand_name: 'Hearth',
          item_name: 'Mug',
          parent_child: 'Parent',
          country_of_origin: 'China',
        },
        {
          item_sku: 'MUG-BL',
          external_product_id: '4006381333931',
          external_product_id_type: 'EAN',
          item_name: 'Mug, Blue',
          parent_child: 'Child',
          parent_sku: 'MUG',
          package_length: '12',
          package_width: '10',
          package_height: '11',
          package_dimensions_unit_of_measure: 'CM',
          package_weight: '350',
          package_weight_unit_of_measure: 'GR',
        },
      ),
    );
    expect(origin).toBe('amazon-flat-file');
    expect(rows[1]).toMatchObject({
      skuCode: 'MUG-BL',
      skuName: 'Mug, Blue',
      brand: 'Hearth',
      originCountry: 'CN',
      length: '12',
      weight1: '0.35',
      unit: 'cm/kg',
    });
  });

  it('ShipStation: sizes in inches, weights in ounces', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      csvOf(
        'SKU | Name | WarehouseLocation | WeightOz | Category | Tag1 | CustomsDescription | CustomsValue | CustomsTariffNo | CustomsCountry | ThumbnailUrl | UPC | FillSKU | Length | Width | Height | UseProductName | Active | ParentSKU | IsReturnable',
        {
          SKU: 'MUG-1',
          Name: 'Mug',
          WarehouseLocation: 'A-01',
          WeightOz: '12',
          CustomsTariffNo: '6912.00',
          CustomsCountry: 'CN',
          FillSKU: 'BOX-1',
          Length: '5',
          Width: '4',
          Height: '4.5',
        },
      ),
    );
    expect(origin).toBe('shipstation-products');
    expect(rows).toMatchObject([
      {
        skuCode: 'MUG-1',
        weight2: '12',
        length: '5',
        unit: 'in/lb',
        scheduleB: '6912.00',
        originCountry: 'CN',
      },
    ]);
  });
});
