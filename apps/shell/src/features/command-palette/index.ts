export type { Command } from './command.ts';
export { paletteKeys, shortcuts, type ShortcutId } from './shortcuts.ts';
export { typeAhead, type TypedAhead } from './typed-ahead.ts';
export { useShortcutKeys } from './use-shortcut-keys.ts';

/** Fetches the palette on demand. */
export const loadCommandPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

/** Fetches the list of keyboard shortcuts. */
export const loadShortcutSheet = async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet;
