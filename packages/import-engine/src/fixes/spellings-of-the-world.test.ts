import { describe, expect, it } from 'vitest';
import { orderFix, productFix, told } from '../testing/fix-of.ts';

describe('a country', () => {
  const meant = (text: string) => {
    const fix = orderFix('countryCode', text);
    return fix && `${fix.steps.join('+')} ${fix.readings.only?.countryCode}`;
  };

  it.each([
    ['U.K.', 'GB'],
    ['UK', 'GB'],
    ['United Kingdom (UK)', 'GB'],
    ['England', 'GB'],
    ['United States (US)', 'US'],
    ['U.S.A.', 'US'],
    ['U.S.', 'US'],
    ['The United States of America', 'US'],
    ['EE.UU.', 'US'],
    ['Russian Federation', 'RU'],
    ['Korea, Republic of', 'KR'],
    ["Korea, Democratic People's Republic of", 'KP'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Moldova, Republic of', 'MD'],
    ['Venezuela, Bolivarian Republic of', 'VE'],
    ['Bolivia, Plurinational State of', 'BO'],
    ['Congo, The Democratic Republic of the', 'CD'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Virgin Islands, British', 'VG'],
    ['Taiwan, Province of China', 'TW'],
    ['Republic of China', 'TW'],
    ["People's Republic of China", 'CN'],
    ['P.R. China', 'CN'],
    ['Hong Kong SAR China', 'HK'],
    ['Macao SAR China', 'MO'],
    ['Republic of Ireland', 'IE'],
    ['Federal Republic of Germany', 'DE'],
    ['Kingdom of Norway', 'NO'],
    ['Viet Nam', 'VN'],
    ['Czech Republic', 'CZ'],
    ["Cote d'Ivoire", 'CI'],
    ['Bosnia & Herzegovina', 'BA'],
    ['🇨🇦', 'CA'],
    ['Alemania', 'DE'],
    ['Vereinigtes Königreich', 'GB'],
    ['Vereinigte Staaten', 'US'],
    ['Österreich', 'AT'],
    ['Osterreich', 'AT'],
    ['Allemagne', 'DE'],
    ['États-Unis', 'US'],
    ['Etats-Unis', 'US'],
    ['Reino Unido', 'GB'],
    ['Estados Unidos', 'US'],
    ['Corea del Sur', 'KR'],
    ['Stati Uniti', 'US'],
    ['Regno Unito', 'GB'],
    ['Svizzera', 'CH'],
    ['Verenigd Koninkrijk', 'GB'],
    ['Duitsland', 'DE'],
    ['アメリカ合衆国', 'US'],
    ['ドイツ', 'DE'],
    ['독일', 'DE'],
    ['대한민국', 'KR'],
    ['英國', 'GB'],
    ['德國', 'DE'],
    ['美國', 'US'],
    ['Stany Zjednoczone Ameryki', 'US'],
    ['Spojené státy americké', 'US'],
    ['Соединённые Штаты Америки', 'US'],
    ['Amerikas förenta stater', 'US'],
    ['Amerika Birleşik Devletleri', 'US'],
    ['Bundesrep. Deutschland', 'DE'],
    ['N. Ireland', 'GB'],
    ['Great Britain & N. Ireland', 'GB'],
    ['Republic of Korea (South)', 'KR'],
    ['Helvetia', 'CH'],
  ])('%s is %s without a guess', (text, code) => {
    expect(meant(text)).toBe(`spelling ${code}`);
  });

  it.each(['U.X.', 'Congo (Germany)', 'Democratic Republic of Germany', 'XX', 'Chxn', '🇽🇽'])(
    '%s is not guessed',
    (text) => {
      expect(orderFix('countryCode', text)).toBeUndefined();
    },
  );

  it.each([
    ['Germny', 'DE'],
    ['Untied States', 'US'],
    ['Swizerland', 'CH'],
  ])('%s with a typo is guessed as %s', (text, code) => {
    expect(meant(text)).toBe(`closest ${code}`);
  });
});

describe('an amount of money', () => {
  it.each([
    ['1,23,456.50', '123456.50'],
    ['R$ 12,50', '12.50'],
    ['kr 12.50', '12.50'],
    ['12.50 kr', '12.50'],
    ['CHF 12.50', '12.50'],
    ['Rs. 1200', '1200'],
    ['₹1200.50', '1200.50'],
    ['12.50 zł', '12.50'],
    ['12.50 PLN', '12.50'],
    ['$1,234.50', '1234.50'],
    ['1.234.567,89', '1234567.89'],
    ['1.234,50 €', '1234.50'],
    ['١٢٫٥', '12.5'],
    ['۱۲٫۵', '12.5'],
    ['১২.৫', '12.5'],
    ['๑๒.๕', '12.5'],
    ['೧೨.೫', '12.5'],
    ['၁၂.၅', '12.5'],
    ['៦៧.៨', '67.8'],
    ['৬৭.৯', '67.9'],
    ['१२.५', '12.5'],
    ['12.5 USD/pc', '12.5'],
    ['12,-', '12'],
    ['12.–', '12'],
    ['12,--', '12'],
    ['1e3', '1000'],
    ['1.2E+3', '1200'],
    ['C $12.50', '12.50'],
    ['AU $12.50', '12.50'],
    ['US $12.50', '12.50'],
    ['£ 12.50', '12.50'],
    ['₱12', '12'],
    ['฿12', '12'],
    ['NT$12', '12'],
    ['MX$ 12.50', '12.50'],
    ['12円', '12'],
    ['12元', '12'],
    ['RM12.50', '12.50'],
    ['USD $12.50', '12.50'],
    ['12,50 Kč', '12.50'],
    ['Rp 12.500,50', '12500.50'],
    ['12.50 AED', '12.50'],
  ])('%s is %s', (text, amount) => {
    expect(productFix('purchasingCost', text)?.readings.only).toEqual({ purchasingCost: amount });
  });

  it.each(['(12.50)', '12.50-', '~12.5', 'ca. 12.5', '12.5*', '0x10', '12.5%', 'kr', '$', '12 XYZ', 'free'])(
    '%s is not guessed',
    (text) => {
      expect(productFix('purchasingCost', text)).toBeUndefined();
    },
  );
});

describe('yes and no', () => {
  it.each([
    ...['Ja', 'Oui', 'Sí', 'Si', 'WAHR', 'VRAI', 'はい', '1.0', 'Sim', 'Tak', 'Да', '예'].map(
      (text) => [text, 'Yes'] as const,
    ),
    ...['Nein', 'Non', 'FALSCH', 'FAUX', 'いいえ', '0.0', '不含', 'Não', 'Nie', 'Нет', '아니요'].map(
      (text) => [text, 'No'] as const,
    ),
  ])('%s is %s', (text, wanted) => {
    expect(told(productFix('batteryFlag', text))).toBe(`spelling: ${wanted}`);
  });

  it.each(['Unknown', 'Maybe'])('%s is neither', (text) => {
    expect(productFix('batteryFlag', text)).toBeUndefined();
  });
});

describe('ounces and grams with decimals, of which an order has none', () => {
  it.each([
    ['3.5', 'round-up: 4'],
    ['3.2', 'round-up: 4'],
    ['12.01', 'round-up: 13'],
    ['12,5', 'decimal-comma+round-up: 13'],
    ['3.2 oz', 'unit+round-up: 4'],
  ])('%s are rounded up, as carriers do: %s', (text, wanted) => {
    expect(told(orderFix('packageWeight2', text, { packageUnit: 'in/lb' }))).toBe(wanted);
  });

  it('are kept where a product allows them', () => {
    expect(productFix('weight2', '3.5', { unit: 'in/lb' })).toBeUndefined();
  });
});
