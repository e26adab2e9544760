import { describe, expect, test } from 'vitest';
import { carrierOfNumber, isPostalNumber, trackingPage } from './tracking-numbers.ts';

describe('a tracking number', () => {
  test.each([
    ['1Z5R89390357567127', 'UPS'],
    ['1z 5r8 939 03 5756 7127', 'UPS'],
    ['1Z5R89390357567128', undefined],
    ['9400100110368068953228', 'USPS'],
    ['9400 1001 1036 8068 9532 28', 'USPS'],
    ['9400100110368068953229', undefined],
    ['RB123456785US', 'USPS'],
    ['RB123456784US', undefined],
    ['RB123456785CA', 'Canada Post'],
    // The demo's own, which no carrier has.
    ['095212340000000013', undefined],
    ['', undefined],
    ['not a number', undefined],
  ])('%s is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  test.each([
    ['986578788855', 'FedEx'],
    ['986578788856', undefined],
    ['3318810025', 'DHL Express'],
    ['3318810026', undefined],
  ])('%s, digits only, is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  // Numbers of the collection tracking_number_data that each carrier has issued, and ones with a wrong digit.
  test.each([
    ['0307 1790 0005 2348 3741', 'USPS'],
    ['0307 1790 0005 2348 3742', undefined],
    ['7112 3456 7891 2345 6787', 'USPS'],
    ['7196 9010 7560 0307 7385', 'USPS'],
    ['9505 5110 6960 5048 6006 24', 'USPS'],
    ['9101 1234 5678 9000 0000 13', 'USPS'],
    ['92748931507708513018050063', 'USPS'],
    ['9361 2898 7870 0317 6337 95', 'USPS'],
    ['9405803699300124287899', 'USPS'],
    ['9200000000000000000000', undefined],
    ['420 22153 9101026837331000039521', 'USPS'],
    ['4201002334249200190132607600833457', 'USPS'],
    ['4201028200009261290113185417468510', 'USPS'],
    ['4201028200009261290113185417468511', undefined],
    ['420000009200000000000000000000', undefined],
    ['477179081230', 'FedEx'],
    ['799531274483', 'FedEx'],
    ['996578788855', undefined],
    ['1001921334250001000300779017972697', 'FedEx'],
    ['1001901781990001000300617767839437', 'FedEx'],
    ['1001901781990001000300617767839438', undefined],
    ['0414 4176 0228 964', 'FedEx'],
    ['5682 8361 0012 734', 'FedEx'],
    ['5682 8361 0012 732', undefined],
    ['61299998820821171811', 'FedEx'],
    ['9611020987654312345672', 'FedEx'],
    ['9600000000000000000001', undefined],
    ['9622001900000000000000776632517510', 'FedEx'],
    ['9622001560001234567100794808390594', 'FedEx'],
    ['9622001560001234567100794808390595', undefined],
    ['1Z879E930346834440', 'UPS'],
    ['1Z410E7W0392751591', 'UPS'],
    ['1Z8V92A70367203024', 'UPS'],
    ['1Z1111111111111111', undefined],
    ['2Z5R89390357567127', undefined],
    ['8487135506', 'DHL Express'],
    ['73891051146', 'DHL Express'],
    ['3318810034', undefined],
    ['JJD0099999999', 'DHL Express'],
    ['JVGL0999999990', 'DHL Express'],
  ])('%s, as typed or scanned, is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  // Numbers of the same collection, and ones that are nearly like them.
  test.each([
    ['GM2951173225174494', 'DHL eCommerce'],
    ['GM295117494011169042', 'DHL eCommerce'],
    ['GR295117494011169045', undefined],
    ['C 110 31 500 00187 9', 'OnTrac'],
    ['D10011345983010', 'OnTrac'],
    ['C11031500001889', undefined],
    ['D10011342332144', undefined],
    ['1LS717793482164', 'OnTrac'],
    ['1LS734505321754', undefined],
    ['TBA502887274000', 'Amazon Shipping'],
    ['TBA50288727400A', undefined],
    ['SP029692510000920746', 'Spee-Dee'],
    ['SX029692510000920746', undefined],
    ['GFUS01011884214464', 'GOFO'],
    ['GFUS0101188421446', undefined],
    ['YT2229521272164446', 'YunExpress'],
    ['YT123456789012345', undefined],
    ['LTN74207623N1', 'Landmark Global'],
    ['LSN74209518N1', undefined],
    ['D576002440000001718010', 'Canpar'],
    ['M576002440000002510003', undefined],
    ['RB123456785GB', 'Royal Mail'],
    ['RB123456786GB', undefined],
    ['JJD0002257639032011', 'Yodel'],
    ['JD0002242617644732', 'Yodel'],
    ['JD0102242617644732', undefined],
    ['00 81827 0998 0000 0200 33 350 276 C', 'DPD'],
    ['008182709980000020033350276A', undefined],
    // Only their check digit tells some numbers of Purolator from those of FedEx.
    ['320595463938', undefined],
    ['KYV009956937', undefined],
  ])('%s is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  test.each([
    ['OnTrac', 'C11031500001879', 'OnTrac', 'https://www.ontrac.com/tracking/?number=C11031500001879'],
    ['LaserShip', '1LS717793482164', 'OnTrac', 'https://www.ontrac.com/tracking/?number=1LS717793482164'],
    ['DHL eCommerce', '420', 'DHL eCommerce', 'https://webtrack.dhlecs.com/orders?trackingNumber=420'],
    ['DhlEcs', '420', 'DHL eCommerce', 'https://webtrack.dhlecs.com/orders?trackingNumber=420'],
    ['DHLExpress', '1', 'DHL Express', expect.stringContaining('tracking-express') as string],
    ['AMZL', 'TBA1', 'Amazon Shipping', 'https://track.amazon.com/tracking/TBA1'],
    [
      'purolator',
      '320595463938',
      'Purolator',
      'https://www.purolator.com/en/shipping/tracker?searchValue=320595463938',
    ],
    [
      'DPD',
      '0081827099800000200333 50276C',
      'DPD',
      'https://tracking.dpd.de/status/en_US/parcel/09980000020033',
    ],
  ])('of %s links to its page', (name, number, carrier, address) => {
    expect(trackingPage(name, number)).toEqual({ carrier, address });
  });

  test('of a company of DHL that is not named links nowhere', () => {
    expect(trackingPage('DHL', '1234')).toBeNull();
  });

  test('of another post is recognized by its check digit', () => {
    expect(isPostalNumber('RB123456785GB')).toBe(true);
    expect(isPostalNumber('RB 123 456 785 GB')).toBe(true);
    expect(isPostalNumber('RB123456786GB')).toBe(false);
  });

  test('links to the page of its carrier, named by the shipment or derived from the number', () => {
    expect(trackingPage('UPS', '1Z 5R89390357567127')).toEqual({
      carrier: 'UPS',
      address: 'https://www.ups.com/track?tracknum=1Z5R89390357567127',
    });
    expect(trackingPage('usps', '9205')?.address).toContain('tools.usps.com');
    expect(trackingPage('USPS', '420221539101026837331000039521')?.address).toMatch(
      /=9101026837331000039521$/,
    );
    expect(trackingPage(null, '1001921334250001000300779017972697')?.address).toMatch(/=779017972697$/);
    expect(trackingPage('Own account', '9400100110368068953228')?.carrier).toBe('USPS');
    expect(trackingPage('Demo Carrier', '095212340000000013')).toBeNull();
    expect(trackingPage(null, '')).toBeNull();
  });
});
