/** Messages for people are never nested deeper than that. */
const deepest = 6;
/** What tells programs, not people. */
const forPrograms = new Set(['code', 'status', 'type', 'source']);
/** Names under which a refusal stands that are no fields of a request. */
const noFields = new Set(['__all__', 'non_field_errors', 'detail', 'error', 'errors', 'message', 'text']);

/** What a refusal says to people, wherever in it that stands; with the names of fields, where it has them. */
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
