import type { FaultGroup } from './fault-group.ts';

/**
 * The groups that one answer mends: the group itself and, as a question is about the way in which a column is written, all others of the
 * column that ask the same. Else one half of its cells would be read in one way and the other left as they are.
 */
export function sameQuestion<Group extends FaultGroup>(groups: readonly Group[], asked: Group): Group[] {
  const readings = asked.fix?.readings ?? [];
  if (readings.length < 2) return [asked];
  const others = groups.filter(
    ({ id, fieldKey, fix }) =>
      id !== asked.id &&
      fieldKey === asked.fieldKey &&
      fix?.readings.length === readings.length &&
      readings.every((reading) => fix.readings.includes(reading)),
  );
  return [asked, ...others];
}
