/** The check digit of a GS1 number: digits are weighted 3 and 1 alternately, from the right (GS1 General Specifications, 7.9). */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** GS1 reserves 952 for demonstrations, so no company uses these numbers. */
const demonstrationPrefix = '9521234';

/** The serial shipping container code of a label of the demo carrier: 18 digits. */
export function demoTrackingNumber(serial: number): string {
  const body = `0${demonstrationPrefix}${String(serial % 1_000_000_000).padStart(9, '0')}`;
  return `${body}${gs1CheckDigit(body)}`;
}

/** The scenario of a demo label, from the second line of its recipient's address. */
export interface DemoScenario {
  name: string;
  /** The part behind a `+`, as in `DEMO: HEAVY+3`. */
  by: number;
}

/** Reads the scenario of a recipient; undefined for an ordinary address. */
export function demoScenario(addressLine2: string | null | undefined): DemoScenario | undefined {
  const match = /^\s*DEMO:\s*([A-Z-]+)(?:\+(\d{1,3}))?\s*$/i.exec(addressLine2 ?? '');
  return match ? { name: match[1]!.toUpperCase(), by: Number(match[2] ?? 0) } : undefined;
}
