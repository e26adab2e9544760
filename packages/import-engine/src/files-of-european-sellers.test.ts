import { expect, it } from 'vitest';
import { encoded } from './testing/encoded.ts';
import { kilograms } from './testing/kilograms.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';

/** Files as shops and carriers of Europe write them; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');

it('orders for Click & Drop of Royal Mail: three lines of an address, a county, and no warning of a postcode', async () => {
  const file = lines(
    'Order reference,Channel reference,Full name,Company name,Address line 1,Address line 2,Address line 3,City,County,Postcode,Country,Phone number,Email address,Service code,Weight (kg),Format',
    `RM-1001,Etsy,"Siân O'Neill",,"Flat 2","Rose Court","14 Mill Lane",Cardiff,South Glamorgan,CF10 1EP,United Kingdom,02920 870000,sian@example.co.uk,TPN24,0.45,Large Letter`,
    'RM-1002,Shop,Bob Hale,Hale & Sons Ltd,1 High Street,,,Ely,Cambs,CB7 4AA,U.K.,,,CRL48,1.2,Small Parcel',
  );
  const { rows, open, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: 'RM-1001',
    name: "Siân O'Neill",
    addressLine1: 'Flat 2',
    addressLine2: 'Rose Court, 14 Mill Lane',
    stateCode: 'South Glamorgan',
    zipCode: 'CF10 1EP',
    countryCode: 'GB',
    serviceCode: 'TPN24',
    packageWeight1: '0.45',
    packageUnit: 'cm/kg',
  });
  expect(rows[1]).toMatchObject({ company: 'Hale & Sons Ltd', countryCode: 'GB', packageWeight1: '1.2' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('orders of a French shop: the given name behind the family name, grams with blanks, yes and no', async () => {
  const file = lines(
    "Réf. commande;Date;Civilité;Nom;Prénom;Adresse;Complément d'adresse;Code postal;Ville;Pays;Téléphone;Poids (g);Contre-remboursement",
    'FR-2041;02/11/2026 à 09h14;Mme;Lefèvre;Amélie;"12, rue de l’Église; bât. B";;01000;Bourg-en-Bresse;France;04 74 22 00 00;350;Non',
    'FR-2042;13/11/2026 à 17h05;M.;Dubois;Marc;8 quai de Seine;Escalier C;75019;Paris;FRANCE;01 40 00 00 00;1\u00a0200;Oui',
  );
  const { rows, open, told } = await ordersOf(encoded(file, 'windows-1252'));
  expect(rows[0]).toMatchObject({
    orderNO: 'FR-2041',
    name: 'Amélie Lefèvre',
    addressLine1: '12, rue de l’Église; bât. B',
    zipCode: '01000',
    countryCode: 'FR',
    isCod: 'No',
  });
  expect(rows[1]).toMatchObject({
    createTime: '2026-11-13 17:05:00',
    name: 'Marc Dubois',
    addressLine2: 'Escalier C',
    isCod: 'Yes',
  });
  expect(rows.map((row) => kilograms(row, 'package'))).toEqual([0.35, 1.2]);
  expect(open).toEqual([['createTime'], []]);
  expect(told).toEqual([]);
});

it('orders of a Spanish shop as Unicode text of a spreadsheet: amounts in euros are asked about', async () => {
  const file = lines(
    [
      'Nº pedido',
      'Fecha',
      'Destinatario',
      'Dirección',
      'C.P.',
      'Población',
      'Provincia',
      'País',
      'Teléfono',
      'Peso (kg)',
      'Contra reembolso',
      'Importe reembolso',
    ].join('\t'),
    [
      'ES-77',
      '23/11/2026 9:14',
      'Íñigo Peña',
      '"C/ Mayor, 5, 2º izq."',
      '08001',
      'Barcelona',
      'Barcelona',
      'España',
      '+34 600 100 200',
      '0,8',
      'Sí',
      '1.234,50 €',
    ].join('\t'),
    [
      'ES-78',
      '25/11/2026 18:00',
      'Ana Núñez',
      'Av. de la Paz 3',
      '28013',
      'Madrid',
      'Madrid',
      'ESPAÑA',
      '600100201',
      '2',
      'No',
      '',
    ].join('\t'),
  );
  const { rows, open } = await ordersOf(encoded(`\ufeff${file}`, 'utf-16le'));
  expect(rows[0]).toMatchObject({
    orderNO: 'ES-77',
    createTime: '2026-11-23 09:14:00',
    name: 'Íñigo Peña',
    addressLine1: 'C/ Mayor, 5, 2º izq.',
    zipCode: '08001',
    city: 'Barcelona',
    stateCode: 'Barcelona',
    countryCode: 'ES',
    packageWeight1: '0.8',
    isCod: 'Yes',
    codAmount: '1.234,50 €',
  });
  expect(rows[1]).toMatchObject({ zipCode: '28013', countryCode: 'ES', packageWeight1: '2', isCod: 'No' });
  expect(open).toEqual([['codAmount'], []]);
});

it('goods of an Italian shop: sizes in mm, decimal commas, a cost in euros', async () => {
  const file = lines(
    "Cod. articolo;Descrizione;Cod. a barre;Peso lordo (kg);Lunghezza (mm);Larghezza (mm);Altezza (mm);Costo;Paese d'origine;Batteria",
    'VAS-01;Vaso blu;8032089000017;1,5;300;200;100;€ 12,50;Italia;No',
    'LAM-02;Lampada;8032089000024;0,85;120;120;350;"€ 1.204,00";Cina;Sì',
  );
  const { rows, told } = await productsOf(encoded(file, 'windows-1252'));
  expect(rows[0]).toMatchObject({
    skuCode: 'VAS-01',
    skuName: 'Vaso blu',
    ean: '8032089000017',
    length: '30',
    width: '20',
    height: '10',
    weight1: '1.5',
    unit: 'cm/kg',
    originCountry: 'IT',
    // Euros are no dollars: never stored without a question.
    purchasingCost: '€ 12,50',
  });
  expect(rows.map(({ batteryFlag }) => batteryFlag)).toEqual(['No', 'Yes']);
  expect(rows[1]).toMatchObject({ weight1: '0.85', height: '35', originCountry: 'CN' });
  expect(told.filter((entry) => !entry.endsWith('foreign-money'))).toEqual([]);
});

it('orders of a Polish shop in the encoding of Central Europe', async () => {
  const file = lines(
    'Numer zamówienia;Data zamówienia;Imię;Nazwisko;Ulica;Nr domu;Kod pocztowy;Miasto;Kraj;Telefon;Waga (kg)',
    'BL-9001;2026-11-02 09:14:00;Łukasz;Żółkiewski;Świętokrzyska;18/4;00-052;Warszawa;Polska;+48 22 555 01 00;0,35',
    'BL-9002;2026-11-03 10:00:00;Małgorzata;Dąbek;Piłsudskiego;7;31-110;Kraków;Polska;600 100 200;2',
  );
  const { head, rows, open, told } = await ordersOf(encoded(file, 'windows-1250'));
  expect(head.encoding).toBe('windows-1250');
  expect(rows[0]).toMatchObject({
    orderNO: 'BL-9001',
    createTime: '2026-11-02 09:14:00',
    name: 'Łukasz Żółkiewski',
    addressLine1: 'Świętokrzyska 18/4',
    zipCode: '00-052',
    city: 'Warszawa',
    countryCode: 'PL',
    packageWeight1: '0.35',
    packageUnit: 'cm/kg',
  });
  expect(rows[1]).toMatchObject({ name: 'Małgorzata Dąbek', addressLine1: 'Piłsudskiego 7' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('orders of a Dutch shop: a prefix of the name and an addition to the house number', async () => {
  const file = lines(
    'Ordernummer;Voornaam;Tussenvoegsel;Achternaam;Straat;Huisnummer;Toevoeging;Postcode;Plaats;Land;Gewicht (gram)',
    'NL-31;Jan;van der;Berg;Keizersgracht;123;B;1015 CJ;Amsterdam;Nederland;750',
    'NL-32;Els;;Maes;Meir;50;;2000;Antwerpen;België;1250',
  );
  const { rows, open, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: 'NL-31',
    name: 'Jan van der Berg',
    addressLine1: 'Keizersgracht 123',
    addressLine2: 'B',
    zipCode: '1015 CJ',
    city: 'Amsterdam',
    countryCode: 'NL',
  });
  expect(rows[1]).toMatchObject({ name: 'Els Maes', addressLine1: 'Meir 50', countryCode: 'BE' });
  expect(rows.map((row) => kilograms(row, 'package'))).toEqual([0.75, 1.25]);
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});
