import { describe, expect, it } from 'vitest';
import { headingUnit } from './heading-unit.ts';

describe('the unit that a heading names', () => {
  it.each([
    'Length (单位:mm)',
    '长（单位：mm）',
    '长(单位mm)',
    '长度/mm',
    'Length - mm',
    'Length, mm',
    'Length: mm',
    'Length [mm]',
    'Length_mm',
    'lengthMm',
    'Length (in millimeters)',
    'Length (unit: mm)',
    'Length mm (packed)',
    'Длина, мм',
    'Length (mm) *',
    'mm Length',
    'Length mm, packed',
    '包装尺寸mm-长',
    'Länge in mm',
    'Länge Millimeter außen',
    'Długość (milimetrów)',
    'Panjang (milimeter)',
    'Uzunluk milimetre',
    'Длина, миллиметры',
    'Länge in mm / Length',
    'Length/长度mm',
    'Length/长度毫米',
    'ความยาว (มม.)',
  ])('of a length in millimeters: %s', (heading) => {
    expect(headingUnit(heading, 'length')?.symbol).toBe('mm');
  });

  it.each([
    'Length (m)',
    'Length - m',
    'length_m',
    'Largo m',
    'Altura m',
    'Hauteur - m',
    'Longueur (m)',
    'Larghezza m',
    'Breedte m',
    'Szerokość m',
    'Výška m',
    'Bredd m',
    'Genişlik m',
    'Tinggi m',
    'Chiều cao m',
    '高さ m',
    '너비 m',
    'Длина м',
    'الطول (م)',
    'Μήκος (μ)',
    'ความยาว (ม.)',
  ])('of a length in meters: %s', (heading) => {
    expect(headingUnit(heading, 'length')?.symbol).toBe('m');
  });

  it.each(['Size M', 'Width M', 'Model m', 'Color-m', 'PREMIUM', 'Item', 'Volume m', 'Gr. m'])(
    'of no length: %s',
    (heading) => {
      expect(headingUnit(heading, 'length')).toBeUndefined();
    },
  );

  it.each([
    ['Weight (hundredths of pounds)', 'weight', 'hundredths_pounds'],
    ['package_weight_hundredths_pounds', 'weight', 'hundredths_pounds'],
    ['Weight in hundredths of a pound', 'weight', 'hundredths_pounds'],
    ['Length (hundredths-inches)', 'length', 'hundredths_inches'],
  ] as const)('in hundredths: %s', (heading, of, symbol) => {
    expect(headingUnit(heading, of)?.symbol).toBe(symbol);
    expect(headingUnit(heading, of === 'weight' ? 'length' : 'weight')).toBeUndefined();
  });

  it.each([
    '重量（单位：克）',
    'Weight (g/pc)',
    'Weight in g',
    'Weight g per unit',
    'Weight g/pcs',
    '重量/g',
    '克重(g)',
    'Gewicht in g',
    'Poids (g)',
    'Peso en gramos',
    'Вес, г',
    'Вес г',
    'weight_in_grams',
    'Weight (grams) per item',
    'Gewicht g/Stück',
    'Gewicht in g pro Stück',
    'Gewicht Gramm netto',
    'Gewicht in Gramm pro Stück',
    'Poids g/pièce',
    'Poids en g par pièce',
    'Peso g/ud.',
    'Peso en g por unidad',
    'Waga w g na sztukę',
    'Waga (w gramach)',
    'Вес, г/шт',
    'Вес, грамм',
    'Вес в граммах',
    'Вага (грамів)',
    'Khối lượng (gam)',
    'น้ำหนัก (กรัม)',
    '重量 g / Weight',
    'Weight/重量g',
    'Gross weight g / Bruttogewicht',
  ])('of a weight in grams: %s', (heading) => {
    expect(headingUnit(heading, 'weight')?.symbol).toBe('g');
  });

  it.each([
    'Weight kg/pc',
    'Weight(KG/PCS)',
    'G.W. (KGS)',
    'GW/KG',
    'kg per carton',
    '重量-千克',
    'Вес (кг)',
    '毛重kg/箱',
    'Gewicht kg je Karton',
    'Вес в килограммах',
    'น้ำหนัก (กก.)',
    'Weight kg/pair',
    'Gross weight/毛重kg',
    'Gross weight kg/毛重公斤',
  ])('of a weight in kilograms: %s', (heading) => {
    expect(headingUnit(heading, 'weight')?.symbol).toBe('kg');
  });

  it.each(['长m', '长/m', '长(m)', 'Length, m', 'Length_m', 'Длина, м', 'Length m'])(
    'of a length in meters: %s',
    (heading) => {
      expect(headingUnit(heading, 'length')?.symbol).toBe('m');
    },
  );

  it.each([
    'Length',
    'Weight',
    'Package weight (lb/kg)',
    'Volume fl oz 12',
    'Margin',
    'Size M',
    'Team',
    'Item',
    'Main',
    'Weight unit',
    'Length (10)',
    'Begin',
    'Zoom',
    'Amount',
    '型号m1',
    'Length/Width',
    'Weight/Length',
    'Size M/L',
    'Gewicht je Stück',
    'Program na stronie',
  ])('of none: %s', (heading) => {
    expect(headingUnit(heading, 'length')).toBeUndefined();
    expect(headingUnit(heading, 'weight')).toBeUndefined();
  });
});
