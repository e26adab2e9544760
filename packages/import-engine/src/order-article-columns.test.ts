import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

/** The heading that a field of an order is filled from. */
function suggested(row: string, field: string, learned: Record<string, string> = {}): string | undefined {
  const headings = row.split(' | ');
  const sheet = { headings, columns: headings.map(() => []) };
  return suggestMapping(orderShipmentImport, sheet, learned)[field]?.clientField;
}

describe('by what stands beside it, a heading is', () => {
  it.each([
    ['Numéro de commande | Référence | Titre | Quantité | Nom', 'reference'],
    ['Pedido | SKU | Referencia | Dirección', 'reference'],
    [
      'orderId | customerEmail | shippingAddressStreet | shippingAddressCity | sku | costPrice | name',
      'name',
    ],
    ['orderId | shipper | trackAndTraceCode | shippingAddressStreet', 'senderName'],
    ['Order number | Invoice no | Invoice date', 'createTime'],
  ])('of an article or its carrier: %s', (row, field) => {
    expect(suggested(row, field)).toBeUndefined();
  });

  it.each([
    ['Référence | Raison sociale | Adresse', 'reference', 'Référence'],
    ['Referencia | Nombre destinatario | Dirección', 'reference', 'Referencia'],
    ['Order Number | Order Date | Name | Address | City', 'name', 'Name'],
    ['SKU | Name | Address | City | Zip', 'name', 'Name'],
    ['Order no | Qty | Name | Shipping address | Shipping city | Customer phone', 'name', 'Name'],
    ['Shipper | Consignee | Consignee address', 'senderName', 'Shipper'],
    ['Invoice No | Invoice Date | Shipping Address Line 1', 'createTime', 'Invoice Date'],
    ['Invoice No | Invoice Date | Shipping Address Line 1', 'orderNO', 'Invoice No'],
  ])('of the order or its parties: %s has %s', (row, field, heading) => {
    expect(suggested(row, field)).toBe(heading);
  });
});

it('what people have mapped before is kept', () => {
  const row = 'Numéro de commande | Référence | Titre | Quantité';
  expect(suggested(row, 'reference', { référence: 'reference' })).toBe('Référence');
});
