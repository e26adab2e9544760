/** Why a choice of files is refused. */
export type FileRefusal = 'type' | 'count';

/**
 * Whether the chosen files are one file of an accepted kind (spec §5). `accept` holds extensions such as ".csv"; case does not
 * matter. A spreadsheet's media type differs between machines, so only the extension counts.
 */
export function checkFiles(
  files: readonly { name: string }[],
  accept: readonly string[],
): FileRefusal | null {
  if (files.length !== 1) return 'count';
  const name = files[0]?.name.toLowerCase() ?? '';
  return accept.some((ending) => name.endsWith(ending.toLowerCase())) ? null : 'type';
}
