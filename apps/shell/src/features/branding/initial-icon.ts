const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? '');

/** An icon for a brand that has none: its initial on its colour, as a `data:` address. */
export function initialIcon(name: string, { fill, on }: { fill: string; on: string }): string {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${escaped(fill)}"/><text x="16" y="22.500" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="${escaped(on)}">${escaped(initial)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
