/** The slope of the least-squares line through points (time, value). */
export function slopeOf(points: readonly (readonly [time: number, value: number])[]): number {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [time, value] = [mean(0), mean(1)];
  const over = points.reduce((sum, [t, v]) => sum + (t - time) * (v - value), 0);
  return over / points.reduce((sum, [t]) => sum + (t - time) ** 2, 0);
}
