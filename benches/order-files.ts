import { orderShipmentImport } from '@lading/contracts/orders';

const filled: Readonly<Record<string, string>> = {
  createTime: '2026-03-04 10:20:30',
  storeName: 'Main store',
  carrierName: 'UPS',
  serviceCode: 'GROUND',
  senderName: 'Warehouse 1',
  senderCountryCode: 'US',
  senderAddressLine1: '1 Dock Road',
  senderCity: 'Newark',
  senderStateCode: 'NJ',
  senderZipCode: '07102',
  senderPhone: '9735550100',
  name: 'Ann Lee',
  addressLine1: '12 Oak Street',
  city: 'Austin',
  stateCode: 'TX',
  zipCode: '73301',
  countryCode: 'US',
  packageLength: '10',
  packageWidth: '8',
  packageHeight: '4',
  packageWeight1: '2',
  packageUnit: 'in/lb',
};

/** A CSV of orders of two packages each, with this many rows, and these fields replaced. */
export function orderCsv(rows: number, instead: Readonly<Record<string, string>> = {}): Uint8Array {
  const { fields } = orderShipmentImport;
  const lines = [fields.map(({ label }) => label.en).join(',')];
  for (let row = 0; row < rows; row += 1) {
    const cells: Readonly<Record<string, string>> = {
      ...filled,
      orderNO: row % 2 ? '' : `BULK-${row}`,
      ...instead,
    };
    lines.push(fields.map(({ key }) => cells[key] ?? '').join(','));
  }
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}
