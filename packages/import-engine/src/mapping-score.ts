/**
 * Why a column was suggested: its heading is the field's own, was mapped to it before, is known for the file's
 * origin, is a known alias, a similar name, or its values look like it.
 */
export type MappingReason = 'exact' | 'learned' | 'origin' | 'alias' | 'similar' | 'values';

/** How well a column suits a field, 0 to 1. */
export interface HeadingScore {
  score: number;
  reason: MappingReason;
}

/** A name of the field with a unit at most scores as much, and a weak one less. */
const leastStrong = 0.8;

/** Whether a column was named for a field by a name of its own, or by people. */
export const isStrong = (score: HeadingScore | undefined): score is HeadingScore =>
  score !== undefined && score.score >= leastStrong && !['similar', 'values'].includes(score.reason);
