import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../testing/csv-of.ts';
import { rowsOf } from '../testing/rows-by-origin.ts';

const jordan = { city: 'Portland', state: 'ME', zip: '04101' };

describe('orders of', () => {
  it('BigCommerce: the ship-to party, not the customer or the one who pays', async () => {
    const { origin, rows } = await rowsOf(
      orderShipmentImport,
      csvOf(
        'Order ID | Customer ID | Customer Name | Customer Email | Customer Phone | Order Date | Order Status | Ship Method | Payment Method | Total Quantity | Date Shipped | Billing Name | Billing Street 1 | Billing Suburb | Billing State | Billing Zip | Billing Country | Billing Phone | Billing Email | Shipping Name | Shipping Company | Shipping Street 1 | Shipping Street 2 | Shipping Suburb | Shipping State | Shipping Zip | Shipping Country | Shipping Phone | Shipping Email | Product Details',
        {
          'Order ID': '101',
          'Customer Name': 'Pat Payer',
          'Customer Phone': '2125550100',
          'Order Date': '2026-03-01',
          'Billing Name': 'Pat Payer',
          'Billing Street 1': '1 Wall St',
          'Billing Zip': '10005',
          'Shipping Name': 'Jordan Ellis',
          'Shipping Street 1': '88 Cedar St',
          'Shipping Suburb': jordan.city,
          'Shipping State': jordan.state,
          'Shipping Zip': jordan.zip,
          'Shipping Country': 'United States',
          'Shipping Phone': '2075550119',
        },
      ),
    );
    expect(origin).toBe('bigcommerce-orders');
    expect(rows).toMatchObject([
      {
        orderNO: '101',
        name: 'Jordan Ellis',
        addressLine1: '88 Cedar St',
        city: 'Portland',
        zipCode: '04101',
        countryCode: 'US',
        phone: '2075550119',
      },
    ]);
  });

  it('Etsy: the whole name, months first in dates with short years', async () => {
    const { origin, rows } = await rowsOf(
      orderShipmentImport,
      csvOf(
        'Sale Date | Order ID | Buyer User ID | Full Name | First Name | Last Name | Number of Items | Payment Method | Date Shipped | Street 1 | Street 2 | Ship City | Ship State | Ship Zipcode | Ship Country | Currency | Order Value | Coupon Code | Coupon Details | Discount Amount | Shipping Discount | Shipping | Sales Tax | Order Total | Status | Card Processing Fees | Order Net | Adjusted Order Total | Adjusted Card Processing Fees | Adjusted Net Order Amount | Buyer | Order Type | Payment Type | InPerson Discount | InPerson Location | SKU',
        {
          'Sale Date': '07/04/26',
          'Order ID': '3100200300',
          'Full Name': 'Jordan Ellis',
          'First Name': 'Jordan',
          'Last Name': 'Ellis',
          'Street 1': '88 Cedar St',
          'Ship City': jordan.city,
          'Ship State': jordan.state,
          'Ship Zipcode': jordan.zip,
          'Ship Country': 'United States',
          Buyer: 'Pat Payer (pat)',
        },
      ),
    );
    expect(origin).toBe('etsy-orders');
    expect(rows).toMatchObject([
      { orderNO: '3100200300', createTime: '2026-07-04', name: 'Jordan Ellis', zipCode: '04101' },
    ]);
  });

  it('Walmart: the order and not the purchase order, its lines merged', async () => {
    const line = {
      'PO#': '108820001',
      'Order#': '200010001',
      'Order Date': '2026-03-01',
      'Customer Name': 'Jordan Ellis',
      'Customer Shipping Address': 'Jordan Ellis, 88 Cedar St, Portland, ME 04101',
      'Customer Phone Number': '2075550119',
      'Ship to Address 1': '88 Cedar St',
      City: jordan.city,
      State: jordan.state,
      Zip: jordan.zip,
      'Shipping Method': 'VALUE',
    };
    const { origin, rows, merged } = await rowsOf(
      orderShipmentImport,
      csvOf(
        'PO# | Order# | Order Date | Ship By | Delivery Date | Customer Name | Customer Shipping Address | Customer Phone Number | Ship to Address 1 | Ship to Address 2 | City | State | Zip | Segment | FLIDS | Line# | UPC | Status | Item Description | Shipping Method | Shipping Tier | Shipping SLA | Shipping Config Source | Qty | SKU | Item Cost | Shipping Cost | Tax | Update Status | Update Qty | Carrier | Tracking Number | Tracking Url',
        { ...line, 'Line#': '1', SKU: 'MUG-1', Qty: '1' },
        { ...line, 'Line#': '2', SKU: 'LMP-1', Qty: '2' },
      ),
    );
    expect([origin, rows.length, merged]).toEqual(['walmart-orders', 1, 1]);
    expect(rows[0]).toMatchObject({
      orderNO: '200010001',
      name: 'Jordan Ellis',
      addressLine1: '88 Cedar St',
      serviceCode: 'VALUE',
    });
  });

  it('Amazon fulfilled shipments: the recipient, lines of an order merged, the time with its zone', async () => {
    const line = {
      'amazon-order-id': '114-1234567-1234567',
      'shipment-id': 'D1',
      'purchase-date': '2026-03-01T09:59:00-08:00',
      'payments-date': '2026-03-02T00:00:00-08:00',
      'buyer-name': 'Pat',
      'ship-service-level': 'Expedited',
      'recipient-name': 'Jordan Ellis',
      'ship-address-1': '88 Cedar St',
      'ship-city': jordan.city,
      'ship-state': jordan.state,
      'ship-postal-code': jordan.zip,
      'ship-country': 'US',
      carrier: 'UPS',
    };
    const { origin, rows, merged } = await rowsOf(
      orderShipmentImport,
      csvOf(
        'amazon-order-id | merchant-order-id | shipment-id | shipment-item-id | amazon-order-item-id | merchant-order-item-id | purchase-date | payments-date | shipment-date | reporting-date | buyer-email | buyer-name | buyer-phone-number | sku | product-name | quantity-shipped | currency | item-price | item-tax | shipping-price | shipping-tax | gift-wrap-price | gift-wrap-tax | ship-service-level | recipient-name | ship-address-1 | ship-address-2 | ship-address-3 | ship-city | ship-state | ship-postal-code | ship-country | ship-phone-number | bill-address-1 | bill-city | bill-postal-code | item-promotion-discount | carrier | tracking-number | estimated-arrival-date | fulfillment-center-id | fulfillment-channel | sales-channel',
        { ...line, sku: 'MUG-1', 'quantity-shipped': '1' },
        { ...line, sku: 'LMP-1', 'quantity-shipped': '2' },
      ),
    );
    expect([origin, rows.length, merged]).toEqual(['amazon-fulfilled-shipments', 1, 1]);
    expect(rows[0]).toMatchObject({
      orderNO: '114-1234567-1234567',
      name: 'Jordan Ellis',
      zipCode: '04101',
      carrierName: 'UPS',
      serviceCode: 'Expedited',
    });
    expect(rows[0]!['createTime']).toMatch(/^2026-03-01.09:59:00.*-08:?00$/);
  });

  it('eBay in Britain: the one it is posted to, lines merged', async () => {
    const line = {
      'Order number': '12-34567-89012',
      'Buyer username': 'pat',
      'Buyer name': 'Pat Payer',
      'Post to name': 'Jordan Ellis',
      'Post to address 1': '8 Mill Lane',
      'Post to city': 'Leeds',
      'Post to county': 'West Yorkshire',
      'Post to postcode': 'LS1 4AP',
      'Post to country': 'United Kingdom',
      'Sale date': '04-Jul-26',
    };
    const { origin, rows, merged } = await rowsOf(
      orderShipmentImport,
      csvOf(
        'Sales record number | Order number | Buyer username | Buyer name | Buyer email | Buyer note | Buyer address 1 | Buyer address 2 | Buyer city | Buyer county | Buyer postcode | Buyer country | Post to name | Post to phone | Post to address 1 | Post to address 2 | Post to city | Post to county | Post to postcode | Post to country | Item number | Item title | Custom label | Sold via promoted listings | Quantity | Sold for | Postage and packaging | Total price | Payment method | Sale date | Paid on date | Post by date | Dispatched on date | Delivery service | Tracking number',
        { ...line, 'Sales record number': '501', 'Custom label': 'MUG-1' },
        { ...line, 'Sales record number': '502', 'Custom label': 'LMP-1' },
      ),
    );
    expect([origin, rows.length, merged]).toEqual(['ebay-orders-uk', 1, 1]);
    expect(rows[0]).toMatchObject({
      orderNO: '12-34567-89012',
      createTime: '2026-07-04',
      name: 'Jordan Ellis',
      zipCode: 'LS1 4AP',
    });
  });
});
