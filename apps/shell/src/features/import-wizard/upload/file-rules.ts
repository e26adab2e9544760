import { limits } from '@lading/contracts/limits';
import type { FileRefusalReason } from '../wizard-state.ts';

/** The kinds of file that can be imported (spec §5). */
export const acceptedEndings = ['.csv', '.xlsx', '.xls'] as const;

/** Why a file of an accepted kind is not even sent: nothing in it, or more than the server takes (decision D8). */
export function fileRefusal({
  size,
}: Pick<File, 'size'>): Extract<FileRefusalReason, 'size' | 'empty'> | null {
  if (size === 0) return 'empty';
  return size > limits.importFile.bytes ? 'size' : null;
}
