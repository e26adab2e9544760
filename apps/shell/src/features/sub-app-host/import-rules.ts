/** Where an `@import` leads and the at-rules that its conditions amount to, outermost first. */
export interface CssImport {
  address: string;
  conditions: string[];
}

const statement =
  /^@import\s+(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|"([^"]*)"|'([^']*)')\s*(.*)$/is;
const layer = /^layer(?:\(([^)]*)\))?\s*/i;
const supports = /^supports\(((?:[^()]|\([^()]*\))*)\)\s*/i;

/** Parses an `@import`; undefined for any other prelude. */
export function readImport(prelude: string): CssImport | undefined {
  const found = statement.exec(prelude);
  if (!found) return undefined;
  const [, ...parts] = found;
  const address = parts.slice(0, 5).find((part) => part !== undefined) ?? '';
  const conditions: string[] = [];
  let rest = parts[5] ?? '';

  const inLayer = layer.exec(rest);
  if (inLayer) {
    conditions.unshift(`@layer ${inLayer[1] ?? ''}`.trim());
    rest = rest.slice(inLayer[0].length);
  }
  const ifSupported = supports.exec(rest);
  if (ifSupported) {
    conditions.unshift(`@supports (${ifSupported[1]})`);
    rest = rest.slice(ifSupported[0].length);
  }
  if (rest.trim()) conditions.unshift(`@media ${rest.trim()}`);
  return { address, conditions };
}
