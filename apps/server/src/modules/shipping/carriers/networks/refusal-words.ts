/** Messages for people are never nested deeper than this. */
const deepest = 6;
/** Fields for programs, not people. */
const forPrograms = new Set(['code', 'status', 'type', 'source']);
/** Keys of a refusal that are not request fields. */
const noFields = new Set(['__all__', 'non_field_errors', 'detail', 'error', 'errors', 'message', 'text']);

/** The messages for people anywhere in a refusal, with the names of fields if it has them. */
export function refusalWords(said: unknown, depth = 0): string[] {
  if (typeof said === 'string') return said.trim() === '' ? [] : [said.trim()];
  if (typeof said !== 'object' || said === null || depth > deepest) return [];
  if (Array.isArray(said)) return said.flatMap((one) => refusalWords(one, depth + 1));
  const { field, message } = said as { field?: unknown; message?: unknown };
  if (typeof field === 'string' && field !== '')
    return refusalWords(message, depth + 1).map((words) => `${field}: ${words}`);
  return Object.entries(said).flatMap(([name, one]) => {
    if (forPrograms.has(name)) return [];
    const words = refusalWords(one, depth + 1);
    return noFields.has(name) || words.length === 0 ? words : [`${name}: ${words.join(' ')}`];
  });
}
