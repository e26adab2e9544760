import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { findSuspicion } from './fixes/find-suspicion.ts';

const field = orderShipmentImport.fields.find(({ key }) => key === 'zipCode')!;
/** The postal code that is meant by one that is suspicious in its country. */
const meant = (country: string, text: string) =>
  findSuspicion({
    definition: orderShipmentImport,
    field,
    text,
    value: (key) => (key === 'countryCode' ? country : ''),
  })?.fix?.readings.only?.['zipCode'];

describe('a postal code of which a spreadsheet made a number', () => {
  it.each([
    ['DE', '1067', '01067'],
    ['FR', '1000', '01000'],
    ['ES', '8001', '08001'],
    ['IT', '184', '00184'],
    ['FI', '100', '00100'],
    ['MX', '6600', '06600'],
    ['KR', '4524', '04524'],
    ['JP', '600042', '0600042'],
    ['JP', '10010', '0010010'],
    ['CN', '10020', '010020'],
    ['SG', '18956', '018956'],
    ['BR', '1310100', '01310100'],
    ['RO', '10011', '010011'],
    ['ZA', '181', '0181'],
    ['US', '2101', '02101'],
  ])('gets its zeros back in %s: %s is %s', (country, zip, wanted) => {
    expect(meant(country, zip)).toBe(wanted);
  });

  it.each([
    ['AT', '4020'],
    ['CH', '8002'],
    ['BE', '1040'],
    ['DK', '2100'],
    ['AU', '3000'],
    ['DE', '10115'],
    ['DE', '106'],
    ['ES', '28013'],
    ['AU', '300'],
    ['IT', '201'],
    ['IT', '84'],
    ['FR', '100'],
    ['KR', '452'],
    ['JP', '90210'],
    ['JP', '1001'],
    ['CN', '90210'],
    ['SG', '1895'],
    ['US', '90210'],
    ['IS', '101'],
    ['TW', '106'],
    ['GB', 'M1 1AE'],
    ['NL', '1015'],
    ['BR', '01310-100'],
    ['JP', '060-0042'],
    ['CN', '310000'],
  ])('is left as it is where nothing is missing, in %s: %s', (country, zip) => {
    expect(meant(country, zip)).toBeUndefined();
  });
});
