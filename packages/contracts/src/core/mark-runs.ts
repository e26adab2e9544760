/** What Unicode's Stream-Safe Text Format allows of them in a row (UAX #15); no writing system needs as many. */
const mostInRow = 30;
/** Combining marks, and the half-width voicing marks, which become some. */
const runs = /[\p{M}\uff9e\uff9f]+/gu;
const allowed = new RegExp(String.raw`^.{${mostInRow}}`, 'su');
/** Signs below are none; most texts have no other. */
const beyondLatin = /[\u0300-\uffff]/;

/**
 * A text with at most 30 combining marks in a row; what follows of a longer row is left out. Takes linear time, whereas `normalize` needs the
 * square of the length of a row: a megabyte of marks takes it minutes.
 */
export function limitedMarks(text: string): string {
  if (text.length <= mostInRow || !beyondLatin.test(text)) return text;
  return text.replaceAll(runs, (run) => (run.length <= mostInRow ? run : (allowed.exec(run)?.[0] ?? run)));
}
