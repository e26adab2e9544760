import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { findSuspicion } from './find-suspicion.ts';

function told(key: string, text: string, country = 'US') {
  const definition = orderShipmentImport;
  const field = definition.fields.find((candidate) => candidate.key === key)!;
  const found = findSuspicion({ definition, field, text, value: () => country });
  return found && `${found.suspicion}: ${found.fix?.readings.only?.[key] ?? 'no fix'}`;
}

it.each([
  ['orderNO', 'LD\u200b-1', 'hidden-characters: LD-1'],
  ['orderNO', 'LD\u00a01', 'hidden-characters: LD 1'],
  ['orderNO', 'ＬＤ－１', 'wide-characters: LD－1'],
  ['name', 'José Müller', undefined],
  ['name', '王小明（仓库）', undefined],
  ['name', '👩\u200d🔧 Ann', undefined],
  ['addressLine1', '1 Main St\nFloor 2', 'hidden-characters: 1 Main St Floor 2'],
  ['name', 'Ann\r\nLee', 'hidden-characters: Ann Lee'],
  ['orderNO', 'LD-1\nLD-2', 'hidden-characters: LD-1 LD-2'],
  ['stateCode', 'California', 'state-name: CA'],
  ['stateCode', 'new  york', 'state-name: NY'],
  ['stateCode', '加州', 'state-name: CA'],
  ['stateCode', '德克萨斯州', 'state-name: TX'],
  ['stateCode', 'CA', undefined],
  ['stateCode', 'ca', undefined],
  ['stateCode', 'AE', undefined],
  ['stateCode', 'Austin', 'unknown-state: no fix'],
  ['stateCode', 'XX', 'unknown-state: no fix'],
  ['zipCode', 'TX', 'zip-digits: no fix'],
  ['zipCode', '4101', 'short-zip: 04101'],
  ['zipCode', '94107', undefined],
  ['city', '4101', undefined],
  ['zipCode', '601', 'short-zip: 00601'],
  ['zipCode', '4101-0123', 'short-zip: 04101-0123'],
  ['zipCode', '94107.0', 'decimal-tail: 94107'],
  ['zipCode', '21341234', 'short-zip: 02134-1234'],
  ['zipCode', '6011234', 'short-zip: 00601-1234'],
  ['zipCode', '94107-0123', undefined],
  ['phone', '5105550142', undefined],
  ['phone', '+1 (510) 555-0142', undefined],
  ['phone', '+1 480-618-2222 ext. 12345', undefined],
  ['phone', '(+86) 138 0013 8000', undefined],
  ['phone', '0571-88157890转8012', undefined],
  ['phone', 'Tel: +1 510 555 0142', 'no-phone: +1 510 555 0142'],
  ['phone', '电话：13800138000', 'no-phone: 13800138000'],
  ['phone', "'5105550142", 'no-phone: 5105550142'],
  ['phone', '5105550142.0', 'no-phone: 5105550142'],
  ['phone', '５１０５５５０１４２', 'no-phone: 5105550142'],
  ['phone', '\u202a+1 510 555 0142\u202c', 'no-phone: +1 510 555 0142'],
  ['phone', '510 555 0142 (home)', 'no-phone: 510 555 0142'],
  ['phone', '510 555 0142;', 'no-phone: 510 555 0142'],
  ['phone', '510 555 0142 / 510 555 0143', 'no-phone: no fix'],
  ['phone', 'call the warehouse', 'no-phone: no fix'],
  ['phone', '5.10555E+09', 'no-phone: no fix'],
  ['phone', 'N/A', 'no-phone: '],
  ['senderPhone', 'N/A', 'no-phone: no fix'],
])('%s %j: %s', (key, text, wanted) => {
  expect(told(key, text)).toBe(wanted);
});

it.each([
  ['DE', '1067', '01067'],
  ['DE', '1067.0', '01067'],
  ['FR', '6000', '06000'],
  ['IT', '184', '00184'],
  ['IT', '201', undefined],
  ['ES', '8001', '08001'],
  ['MX', '6600', '06600'],
  ['KR', '6236', '06236'],
  ['JP', '600000', '0600000'],
  ['AU', '800', '0800'],
  ['NO', '150', '0150'],
  ['PR', '901', '00901'],
  ['DE', '10115', undefined],
  ['JP', '060-0000', undefined],
  ['AT', '1010', undefined],
  ['NL', '1012', undefined],
  ['CH', '8001', undefined],
  ['CZ', '110 00', undefined],
  ['Deutschland', '1067', '01067'],
])('gives postal codes of %s their leading zero: %s', (country, zip, meant) => {
  expect(told('zipCode', zip, country)).toBe(meant && `short-zip: ${meant}`);
});

it('knows only the ZIP codes of the United States by their digits, and the states that carriers want as codes', () => {
  expect(told('stateCode', 'Bayern', 'DE')).toBeUndefined();
  expect(told('zipCode', '3000', 'AU')).toBeUndefined();
  expect(told('zipCode', 'none', 'AE')).toBeUndefined();
  expect(told('zipCode', '4101', 'USA')).toBe('short-zip: 04101');
});

it.each([
  ['US', 'Calif.', 'state-name: CA'],
  ['US', 'N.Y.', 'state-name: NY'],
  ['US', 'N. Carolina', 'state-name: NC'],
  ['US', 'W.Va.', 'state-name: WV'],
  ['US', 'Washington, D.C.', 'state-name: DC'],
  ['US', 'Washington', 'state-name: WA'],
  ['US', 'US-CA', 'state-name: CA'],
  ['US', 'California, USA', 'state-name: CA'],
  ['US', 'CA - California', 'state-name: CA'],
  ['US', 'State of New York', 'state-name: NY'],
  ['US', 'Nueva York', 'state-name: NY'],
  ['US', '德克薩斯州', 'state-name: TX'],
  ['US', '佛罗里达', 'state-name: FL'],
  ['US', 'カリフォルニア州', 'state-name: CA'],
  ['US', 'Armed Forces Pacific', 'state-name: AP'],
  ['US', 'Ontario', 'unknown-state: no fix'],
  ['US', 'CA/NY', 'unknown-state: no fix'],
  ['CA', 'Ontario', 'state-name: ON'],
  ['CA', 'Ont.', 'state-name: ON'],
  ['CA', 'Québec', 'state-name: QC'],
  ['CA', 'P.Q.', 'state-name: QC'],
  ['CA', 'B.C.', 'state-name: BC'],
  ['CA', 'PEI', 'state-name: PE'],
  ['CA', 'Newfoundland & Labrador', 'state-name: NL'],
  ['US', 'Wash. D.C.', 'state-name: DC'],
  ['CA', 'Île-du-Prince-Édouard', 'state-name: PE'],
  ['CA', 'CA-ON', 'state-name: ON'],
  ['CA', '安大略省', 'state-name: ON'],
  ['CA', 'on', undefined],
  ['CA', 'Texas', undefined],
  ['AU', 'Victoria', 'state-name: VIC'],
  ['AU', 'N.S.W.', 'state-name: NSW'],
  ['AU', 'Western Australia', 'state-name: WA'],
  ['AU', '昆士兰州', 'state-name: QLD'],
  ['AU', 'qld', undefined],
  ['CN', '广东省', undefined],
  ['CN', 'Guangdong', undefined],
  ['JP', '東京都', undefined],
  ['JP', 'Tokyo', undefined],
  ['Canada', 'Ontario', 'state-name: ON'],
])('a state of %s: %j: %s', (country, text, wanted) => {
  expect(told('stateCode', text, country)).toBe(wanted);
});

describe('a number with a point before three digits, which passes its check unchanged', () => {
  const ask = (key: string, text: string, hasDecimalPoints = () => false) => {
    const definition = productImport;
    const field = definition.fields.find((candidate) => candidate.key === key)!;
    return findSuspicion({ definition, field, text, value: () => '', hasDecimalPoints });
  };

  it('is not asked about again once the column was answered', () => {
    const answered = (readAs: 'point' | 'comma') => {
      const field = productImport.fields.find(({ key }) => key === 'weight1')!;
      return findSuspicion({
        definition: productImport,
        field,
        text: '1.500',
        value: () => '',
        readAs: () => readAs,
      });
    };
    expect(answered('point')).toBeUndefined();
    expect(answered('comma')?.fix?.readings).toEqual({ only: { weight1: '1500' } });
  });

  it('is asked about, since the point may separate thousands', () => {
    expect(ask('weight1', '1.500')).toEqual({
      suspicion: 'point-or-thousands',
      fix: {
        steps: ['thousands-point'],
        readings: { point: { weight1: '1.5' }, comma: { weight1: '1500' } },
      },
    });
    expect(ask('qtyInOnePackage', '1.000')?.fix?.readings).toEqual({
      point: { qtyInOnePackage: '1' },
      comma: { qtyInOnePackage: '1000' },
    });
  });

  it.each(['1.5', '0.500', '1500.250', '1.50', '1500', '1.5000'])('%s has one meaning', (text) => {
    expect(ask('weight1', text)).toBeUndefined();
  });

  it('is unambiguous when other cells of the column have decimal points', () => {
    expect(ask('weight1', '1.500', () => true)).toBeUndefined();
  });
});
