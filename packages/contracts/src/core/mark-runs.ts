/** The maximum run in Unicode's Stream-Safe Text Format (UAX #15); no writing system needs as many. */
const mostInRow = 30;
/** Combining marks, and the half-width voicing marks, which become some. */
const runs = /[\p{M}\uff9e\uff9f]+/gu;
const allowed = new RegExp(String.raw`^.{${mostInRow}}`, 'su');
/** Characters below are not marks; most texts contain no others. */
const beyondLatin = /[\u0300-\uffff]/;

/**
 * Limits a text to 30 combining marks in a row; the rest of a longer run is removed. Takes linear time, whereas `normalize` is
 * quadratic in the length of a run: a megabyte of marks takes minutes.
 */
export function limitedMarks(text: string): string {
  if (text.length <= mostInRow || !beyondLatin.test(text)) return text;
  return text.replaceAll(runs, (run) => (run.length <= mostInRow ? run : (allowed.exec(run)?.[0] ?? run)));
}
