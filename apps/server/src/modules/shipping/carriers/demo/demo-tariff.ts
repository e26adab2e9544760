/** The prices of the demo carrier from a day on. Amounts are US cents, weights pounds, sides inches. */
export interface DemoTariff {
  /** First day of validity, ISO 8601. */
  from: string;
  /** First pound of Ground by zone, 2 to 9, and each further one. */
  ground: Readonly<Record<number, readonly [first: number, further: number]>>;
  /** First pound abroad by region, and each further one. */
  abroad: Readonly<Record<Region, readonly [first: number, further: number]>>;
  residential: number;
  deliveryArea: number;
  additionalHandling: number;
  /** In place of additional handling. */
  largePackage: number;
  /** Minimum billable weight of a large package. */
  largeLeastLb: number;
  signature: Readonly<Record<'none' | 'signature' | 'adult', number>>;
  saturday: number;
  cod: number;
  /** For each 100 dollars, or part of them, above the first 100; and the minimum charge. */
  insurance: { each100: number; least: number };
  /** Percent of everything but insurance, signature and COD. */
  fuelPercent: number;
  /** Beyond any of these a package needs additional handling; volume replaces length plus girth. */
  handlingAbove: { weight: number; longest: number; second: number; volume: number };
  largeAbove: { weight: number; longest: number; lengthPlusGirth: number; volume: number };
}

/** Countries outside the US with the same prices. */
export type Region = 'neighbors' | 'europe' | 'asia-pacific' | 'rest';

/** A new tariff is a row with its first day (design: rating constants are dated rows). */
const tariffs: readonly DemoTariff[] = [
  {
    from: '2026-01-01',
    ground: {
      2: [820, 42],
      3: [845, 48],
      4: [890, 58],
      5: [960, 74],
      6: [1_050, 92],
      7: [1_140, 110],
      8: [1_260, 130],
      9: [1_600, 210],
    },
    abroad: {
      neighbors: [2_200, 320],
      europe: [3_400, 460],
      'asia-pacific': [3_800, 520],
      rest: [4_600, 640],
    },
    residential: 400,
    deliveryArea: 350,
    additionalHandling: 1_800,
    largePackage: 9_000,
    largeLeastLb: 90,
    signature: { none: 0, signature: 320, adult: 460 },
    saturday: 1_600,
    cod: 1_200,
    insurance: { each100: 110, least: 330 },
    fuelPercent: 12,
    handlingAbove: { weight: 50, longest: 48, second: 30, volume: 10_368 },
    largeAbove: { weight: 110, longest: 96, lengthPlusGirth: 130, volume: 17_280 },
  },
];

/** The tariff of a day (ISO 8601 date); undefined before the first. */
export function demoTariff(day: string): DemoTariff | undefined {
  return tariffs.findLast(({ from }) => from <= day.slice(0, 10));
}

/** A service of the demo carrier. */
export interface DemoService {
  code: string;
  name: { en: string; zh: string };
  /** Tenths of the Ground price; null: international prices. */
  tenths: number | null;
  /** Maximum actual and dimensional weight of a package. */
  mostLb: number;
  mostLength: number;
  mostLengthPlusGirth: number;
  /** Business days by zone, 2 to 9. */
  days: readonly number[];
  guaranteed: boolean;
  onSaturday?: true;
  mainlandOnly?: true;
}

const parcel = { mostLb: 150, mostLength: 108, mostLengthPlusGirth: 165 };

export const demoServices: readonly DemoService[] = [
  {
    code: 'DEMO_LIGHT',
    name: { en: 'Demo Light', zh: '演示小件' },
    tenths: 6,
    mostLb: 1,
    mostLength: 27,
    mostLengthPlusGirth: 50,
    days: [3, 3, 4, 5, 6, 6, 7, 10],
    guaranteed: false,
  },
  {
    code: 'DEMO_GROUND',
    name: { en: 'Demo Ground', zh: '演示陆运' },
    tenths: 10,
    ...parcel,
    days: [1, 2, 3, 4, 5, 5, 6, 8],
    guaranteed: false,
  },
  {
    code: 'DEMO_2DAY',
    name: { en: 'Demo 2-Day', zh: '演示两日达' },
    tenths: 19,
    ...parcel,
    days: [2, 2, 2, 2, 2, 2, 2, 3],
    guaranteed: true,
  },
  {
    code: 'DEMO_OVERNIGHT',
    name: { en: 'Demo Overnight', zh: '演示隔日达' },
    tenths: 34,
    ...parcel,
    days: [1, 1, 1, 1, 1, 1, 1, 2],
    guaranteed: true,
  },
  {
    code: 'DEMO_SATURDAY',
    name: { en: 'Demo Overnight Saturday', zh: '演示周六送达' },
    tenths: 34,
    ...parcel,
    days: [1, 1, 1, 1, 1, 1, 1, 1],
    guaranteed: true,
    onSaturday: true,
    mainlandOnly: true,
  },
  {
    code: 'DEMO_INTERNATIONAL',
    name: { en: 'Demo International', zh: '演示国际' },
    tenths: null,
    mostLb: 70,
    mostLength: 60,
    mostLengthPlusGirth: 130,
    days: [],
    guaranteed: false,
  },
];

/** Business days abroad. */
export const daysAbroad: Readonly<Record<Region, number>> = {
  neighbors: 5,
  europe: 7,
  'asia-pacific': 8,
  rest: 11,
};
