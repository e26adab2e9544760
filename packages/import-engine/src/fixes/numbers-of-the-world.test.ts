import { describe, expect, it } from 'vitest';
import { isGuess } from './cell-fix.ts';
import { orderFix, productFix, told } from '../testing/fix-of.ts';

describe('an amount of money with what stands around it', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56 €', '1234.56'],
    ['1\u202f234,56 EUR', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234.56 CHF', '1234.56'],
    ['1‘234,56', '1234.56'],
    ['1`234.56', '1234.56'],
    ['12.345.678,90', '12345678.90'],
    ['12,34,567.89', '1234567.89'],
    ['€12.50 EUR', '12.50'],
    ['人民币12.50元', '12.50'],
    ['CN¥12.50', '12.50'],
    ['¥12.50', '12.50'],
    ['￥12.50', '12.50'],
    ['￡12.50', '12.50'],
    ['U$S 12,50', '12.50'],
    ['COP$ 12.50', '12.50'],
    ['USD: 12.50', '12.50'],
    ['12.50 US dollars', '12.50'],
    ['12.50 BHD', '12.50'],
    ['12.50 KZT', '12.50'],
    ['12.50 per unit', '12.50'],
    ['12,50 €/Stück', '12.50'],
    ['12.50元/个', '12.50'],
    ['Rs.1,200.50/-', '1200.50'],
    ['Rs.1200/-', '1200'],
    ['1.5E+02', '150'],
    ['1,5e2', '150'],
    ['1.5 x 10^2', '150'],
    ['1.2万', '12000'],
    ['1.5E+001', '15'],
  ])('%s is %s', (text, amount) => {
    expect(productFix('purchasingCost', text)?.readings.only).toEqual({ purchasingCost: amount });
  });

  it.each([
    ['¥1,234', undefined],
    ['JPY 1,234', '1234'],
    ['1,234円', '1234'],
    ['₩1,234', '1234'],
    ['1.234 VND', '1234'],
    ['KWD 1.234', '1.23'],
    ['1.234 BHD', '1.23'],
    ['1,234 OMR', undefined],
  ])('%s has the decimals of its currency: %s', (text, amount) => {
    expect(productFix('purchasingCost', text)?.readings.only?.['purchasingCost']).toBe(amount);
  });

  it('in a foreign currency is a guess', () => {
    expect(isGuess(productFix('purchasingCost', '12.50 KZT')!.steps)).toBe(true);
    expect(isGuess(productFix('purchasingCost', 'USD: 12.50')!.steps)).toBe(false);
  });

  it.each(['12.50 or 13', '12.5.6', '1,23,4', '1.234,567.8', '12 apples', '1..5', 'EUR', '1.2.3,4'])(
    '%s is not guessed',
    (text) => {
      expect(productFix('purchasingCost', text)).toBeUndefined();
    },
  );
});

describe('a count with what it is of', () => {
  it.each([
    ['24 pcs/ctn', '24'],
    ['24个/箱', '24'],
    ['24/ctn', '24'],
    ['24 per carton', '24'],
    ['24 pcs.', '24'],
    ['1,200 pcs', '1200'],
  ])('%s is %s', (text, count) => {
    expect(productFix('qtyInOnePackage', text)?.readings.only).toEqual({ qtyInOnePackage: count });
  });
});

describe('yes and no in a column', () => {
  it.each(
    `Nej = No; Ikke = No; Ne = No; Nem = No; Hayır = No; HAYIR = No; Όχι = No; ΟΧΙ = No; لا = No; לא = No; ไม่ = No; Không = No; Tidak = No;
     नहीं = No; 否 = No; 無 = No; 偽 = No; 아니요 = No; 거짓 = No; FAŁSZ = No; ЛОЖЬ = No; FALSKT = No; ☐ = No; ❌ = No; No. = No; "No" = No;
     Kyllä = Yes; Tak = Yes; Ano = Yes; Áno = Yes; Igen = Yes; Evet = Yes; Ναι = Yes; نعم = Yes; כן = Yes; ใช่ = Yes; Có = Yes; Ya = Yes;
     हाँ = Yes; 是 = Yes; 有 = Yes; 真 = Yes; 예 = Yes; 참 = Yes; PRAWDA = Yes; ИСТИНА = Yes; SANT = Yes; ✅ = Yes; ☑ = Yes; YES! = Yes; 'yes' = Yes;
     WAHR = Yes; VERO = Yes; VERDADERO = Yes; VRAI = Yes; DOĞRU = Yes; IGAZ = Yes; TOSI = Yes; Jā = Yes; Taip = Yes; ◯ = Yes; ● = Yes; 有り = Yes; 要 = Yes; Bəli = Yes; Иә = Yes; Van = Yes; มี = Yes; Есть = Yes;
     無し = No; 不要 = No; 否。 = No; ✕ = No; Xeyr = No; Жоқ = No; Үгүй = No; Brak = No; Geen = No; ไม่มี = No;
     Ohne Batterie = No; Senza batteria = No; 不帶電 = No; Без батареек = No; Mit Akku = Yes; Con batería = Yes; 電池あり = Yes; Z baterią = Yes`
      .split(';')
      .map((entry) => entry.trim().split(' = ') as [string, string]),
  )('%s is %s', (text, wanted) => {
    expect(told(productFix('batteryFlag', text))).toBe(`spelling: ${wanted}`);
  });

  it.each(['Maybe', 'Both', '?', '2', 'Yes/No', 'Unknown'])('%s is neither', (text) => {
    expect(productFix('batteryFlag', text)).toBeUndefined();
  });
});

describe('a measure with its unit around it', () => {
  it.each([
    ['length', '12 ㎝', 'cm/kg', 'unit: 12'],
    ['length', '12 (cm)', 'cm/kg', 'unit: 12'],
    ['length', '120 ミリメートル', 'cm/kg', 'unit+parts: 12'],
    ['length', '12 см', 'cm/kg', 'unit: 12'],
    ['length', '12 inch(es)', 'in/lb', 'unit: 12'],
    ['weight1', '3.5 ㎏', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3,5 кг', 'cm/kg', 'unit+decimal-comma: 3.5'],
    ['weight1', '3.5 kgs.', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3.5 KGM', 'cm/kg', 'unit: 3.5'],
    ['weight1', 'kg 3.5', 'cm/kg', 'unit: 3.5'],
    ['weight1', 'LBS: 2.5', 'in/lb', 'unit: 2.5'],
    ['weight1', '2 lb(s)', 'in/lb', 'unit: 2'],
    ['weight1', '1 lb. 4 oz.', 'in/lb', 'unit+parts: 1 | 4'],
    ['weight1', '1 lb and 4 oz', 'in/lb', 'unit+parts: 1 | 4'],
    ['weight1', '1 lb + 4 oz', 'in/lb', 'unit+parts: 1 | 4'],
    ['weight1', '3.5 kg/pc', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3.5 kg/Stück', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3.5 кг/шт', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3.5 килограмма', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3.5 килограмм', 'cm/kg', 'unit: 3.5'],
    ['weight1', '500그램', 'cm/kg', 'unit+parts: 0 | 500'],
    ['weight2', '250 г', 'cm/kg', 'unit: 250'],
    ['length', '12-1/4 in', 'in/lb', 'unit+fraction: 12.25'],
    ['length', '12⅓ in', 'in/lb', 'unit+fraction+round: 12.33'],
    ['weight1', '⅔ lb', 'in/lb', 'unit+fraction+round: 0.67'],
    ['length', '10-12 in', 'in/lb', undefined],
    ['weight1', '12 x 8 in', 'in/lb', undefined],
    ['weight1', '3.5 cm', 'cm/kg', undefined],
    ['weight1', '3.5 stone', 'in/lb', undefined],
  ])('%s %j in a row of %j: %s', (key, text, unit, wanted) => {
    const fix = told(productFix(key, text, { unit }));
    expect(fix?.replace(/^(?:spaces\+|width\+)+/, '')).toBe(wanted);
  });

  it.each([
    ['LBR', 'in/lb'],
    ['KGM', 'cm/kg'],
    ['Pound(s)', 'in/lb'],
    ['lbs/in', 'in/lb'],
    ['inches/pounds', 'in/lb'],
    ['cm/kgs', 'cm/kg'],
    ['Pounds (lb)', 'in/lb'],
    ['Metric (cm/kg)', 'cm/kg'],
    ['Imperial (in/lb)', 'in/lb'],
    ['kg.', 'cm/kg'],
    ['센티미터', 'cm/kg'],
    ['кг', 'cm/kg'],
    ['cm/lb', undefined],
    ['mm/g', undefined],
    ['furlong', undefined],
  ])('a column of units: %s is %s', (text, system) => {
    expect(orderFix('packageUnit', text)?.readings.only?.['packageUnit']).toBe(system);
  });
});
