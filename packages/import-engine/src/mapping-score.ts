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
