import { expect, it } from 'vitest';
import { encoded } from './testing/encoded.ts';
import { ordersOf } from './testing/rows-of-file.ts';

/** Files of German shops and carriers, with all that is odd about each; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');

it('orders of a German shop in Western text: two names, a house number of its own, decimal commas', async () => {
  const file = lines(
    '"Bestellnummer";"Bestelldatum";"Vorname";"Nachname";"Firma";"Straße";"Hausnr.";"Adresszusatz";"PLZ";"Ort";"Land";"Telefon";"E-Mail";"Gewicht in kg";"Versandart"',
    '"SW-10021";"02.11.2026 09:14";"Jörg";"Müßig";"";"Große Straße";"12 a";"Hinterhaus";"01067";"Dresden";"Deutschland";"+49 351 4820100";"joerg@example.de";"1,25";"DHL Paket"',
    '"SW-10022";"03.11.2026 18:40";"Anne";"Weiß";"Weiß & Söhne GbR";"Am Wall";"3";"";"28195";"Bremen";"DE";"0421 3610";"anne@example.de";"0,4";"DHL Paket"',
  );
  const { rows, open, told } = await ordersOf(encoded(file, 'windows-1252'));
  expect(rows[0]).toMatchObject({
    orderNO: 'SW-10021',
    createTime: '2026-11-02 09:14:00',
    name: 'Jörg Müßig',
    addressLine1: 'Große Straße 12 a',
    addressLine2: 'Hinterhaus',
    zipCode: '01067',
    city: 'Dresden',
    countryCode: 'DE',
    packageWeight1: '1.25',
    packageUnit: 'cm/kg',
    serviceCode: 'DHL Paket',
    email: 'joerg@example.de',
  });
  expect(rows[1]).toMatchObject({ name: 'Anne Weiß', company: 'Weiß & Söhne GbR', packageWeight1: '0.4' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('a list for DHL: sender and recipient side by side, countries by three letters', async () => {
  const file = lines(
    'Sendungsreferenz;Sendungsdatum;Absender Name 1;Absender Name 2;Absender Straße;Absender Hausnummer;Absender PLZ;Absender Ort;Absender Land;Absender E-Mail-Adresse;Absender Telefonnummer;Empfänger Name 1;Empfänger Name 2 / Postnummer;Empfänger Straße;Empfänger Hausnummer;Empfänger PLZ;Empfänger Ort;Empfänger Provinz;Empfänger Land;Empfängerreferenz;Empfänger E-Mail-Adresse;Empfänger Telefonnummer;Gewicht;Länge;Breite;Höhe;Produkt- und Servicedetails',
    'R-501;02.11.2026;Norrsken GmbH;Lager;Hafenweg;7;20457;Hamburg;DEU;lager@example.de;040 300010;Ines Kühn;;Lindenallee;14b;50667;Köln;;DEU;K-77;ines@example.de;0221 22100;2,5;30;20;15;V01PAK',
    'R-502;02.11.2026;Norrsken GmbH;Lager;Hafenweg;7;20457;Hamburg;DEU;lager@example.de;040 300010;Marc Dubois;;Rue de la Loi;200;1040;Bruxelles;;BEL;K-78;;+32 2 555 0100;0,75;25;18;10;V53WPAK',
  );
  const { rows, open, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: 'R-501',
    senderName: 'Norrsken GmbH',
    senderAddressLine1: 'Hafenweg 7',
    senderZipCode: '20457',
    senderCity: 'Hamburg',
    senderCountryCode: 'DE',
    senderEmail: 'lager@example.de',
    senderPhone: '040 300010',
    name: 'Ines Kühn',
    addressLine1: 'Lindenallee 14b',
    zipCode: '50667',
    city: 'Köln',
    countryCode: 'DE',
    email: 'ines@example.de',
    packageWeight1: '2.5',
    packageLength: '30',
    packageWidth: '20',
    packageHeight: '15',
  });
  expect(rows[1]).toMatchObject({ countryCode: 'BE', zipCode: '1040', packageWeight1: '0.75' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('a list for GLS: firm and name in numbered columns, the country in front of the postal code', async () => {
  const file = lines(
    'Kundenreferenz;Name1;Name2;Name3;Strasse;Hausnr;Länderkennzeichen;PLZ;Ort;Ansprechpartner;Telefon;E-Mail;Gewicht (kg);Serviceart',
    'GL-1;Bäckerei Huber;Filiale Süd;;Marktplatz;3;AT;4020;Linz;Maria Huber;+43 732 7070;huber@example.at;12,4;Business Parcel',
    'GL-2;Peter Graf;;;Seestrasse;88;CH;8002;Zürich;;+41 44 200 00 00;;3;Business Parcel',
  );
  const { rows, open, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: 'GL-1',
    name: expect.stringMatching(/^Bäckerei Huber/),
    addressLine1: 'Marktplatz 3',
    zipCode: '4020',
    city: 'Linz',
    countryCode: 'AT',
    phone: '+43 732 7070',
    packageWeight1: '12.4',
    packageUnit: 'cm/kg',
    serviceCode: 'Business Parcel',
  });
  expect(rows[1]).toMatchObject({ name: 'Peter Graf', addressLine1: 'Seestrasse 88', countryCode: 'CH' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});
