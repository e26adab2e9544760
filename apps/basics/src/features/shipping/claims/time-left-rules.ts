const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The time left until a moment: whole days, in the last two days whole hours, or nothing. */
export function timeLeft(
  until: string,
  now: Date,
): { unit: 'days' | 'hours'; count: number; isShort: boolean } | null {
  const left = Date.parse(until) - now.getTime();
  if (!(left > 0)) return null;
  return left >= 2 * dayMs
    ? { unit: 'days', count: Math.floor(left / dayMs), isShort: left < 7 * dayMs }
    : { unit: 'hours', count: Math.max(1, Math.floor(left / hourMs)), isShort: true };
}
