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
    },
  },
];

/** The approximate value of a currency unit in US dollars on a day; undefined without a row. */
export function dollarsOf(currency: string, day: string): number | undefined {
  const row = referenceRates.findLast(({ from }) => from <= day.slice(0, 10)) ?? referenceRates[0];
  return row?.dollars[currency];
}
