import { normalForm } from '@lading/contracts/core';

/** No call accepts deeper nesting, so its schema refuses the rest. */
const deepest = 20;

/** An input with all texts normalized (decision D28); other values are unchanged. */
export function normalTexts(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return normalForm(input);
  if (typeof input !== 'object' || input === null || depth > deepest) return input;
  if (Array.isArray(input)) return input.map((member) => normalTexts(member, depth + 1));
  const members = Object.entries(input).map(([key, member]) => [key, normalTexts(member, depth + 1)]);
  return Object.fromEntries(members);
}
