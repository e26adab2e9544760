/** Approximate values of currencies in US dollars from a day on: for thresholds, never for amounts of money. */
interface ReferenceRates {
  /** First day of validity, ISO 8601. */
  from: string;
  dollars: Readonly<Record<string, number>>;
}

/** When rates change, add a row with the new day: earlier declarations keep their rates. */
const referenceRates: readonly ReferenceRates[] = [
  {
    from: '2026-01-01',
    dollars: {
      USD: 1,
      // A special drawing right.
      XDR: 1.36,
      EUR: 1.17,
      GBP: 1.34,
      CHF: 1.25,
      CAD: 0.72,
      AUD: 0.66,
      NZD: 0.58,
      SGD: 0.77,
      DKK: 0.157,
      SEK: 0.106,
      NOK: 0.099,
      PLN: 0.275,
      CNY: 0.14,
      HKD: 0.1285,
      TWD: 0.032,
      MXN: 0.055,
      BRL: 0.185,
      INR: 0.0112,
      JPY: 0.0065,
      KRW: 0.0007,
      // The IMF's representative rates of 15 January 2026, over the dollar's 0.733092 SDR.
      BND: 0.776,
      BWP: 0.0767,
      CLP: 0.001133,
      CZK: 0.0479,
      DZD: 0.00769,
      ILS: 0.317,
      KWD: 3.27,
      MUR: 0.0215,
      MYR: 0.247,
      PEN: 0.298,
      PHP: 0.0168,
      QAR: 0.2746,
      SAR: 0.2665,
      // The IMF's rate of 16 January 2026.
      OMR: 2.6,
      // The central bank's fixed rate: 3.6725 a dollar.
      AED: 0.2723,
      // The market rate that the Superintendencia Financiera certified for 13 January 2026: 3,717.09 a dollar.
      COP: 0.000269,
      // Bank Indonesia's JISDOR of 13 January 2026: 16,875 a dollar.
      IDR: 0.0000593,
      // The official rate of the Magyar Nemzeti Bank of 31 December 2025: 328.42 a dollar.
      HUF: 0.003045,
      // Reuters, 5 January 2026: 31.46 a dollar.
      THB: 0.0318,
      // The market on 2 January 2026: 43.0172 a dollar.
      TRY: 0.02325,
    },
  },
];

/** The approximate value of a currency unit in US dollars on a day; undefined without a row. */
export function dollarsOf(currency: string, day: string): number | undefined {
  const row = referenceRates.findLast(({ from }) => from <= day.slice(0, 10)) ?? referenceRates[0];
  return row?.dollars[currency];
}
