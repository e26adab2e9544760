/** A line in the form. */
export interface LineInput {
  /** Unique in the form; a line keeps it when lines before it are removed. */
  lineId: number;
  skuCode: string;
  skuName: string;
  quantity: number | null;
  unitPrice: number | null;
}

export const emptyLine: LineInput = { lineId: 1, skuCode: '', skuName: '', quantity: 1, unitPrice: null };

/** The lines with another, empty one. */
export const withEmptyLine = (lines: readonly LineInput[]): LineInput[] => [
  ...lines,
  { ...emptyLine, lineId: 1 + Math.max(0, ...lines.map(({ lineId }) => lineId)) },
];

/** The parts of a product or a bundle used in an order line. */
export interface Goods {
  skuCode: string;
  name: string;
}

/**
 * A line after its SKU was typed: it takes the name of the goods, unless a person has entered another.
 * @param known the results so far
 * @param taken the name that came from an earlier SKU rather than a person
 */
export function withSku(
  line: LineInput,
  skuCode: string,
  { known, taken }: { known: readonly Goods[]; taken: string | null },
): LineInput {
  const isOwn = line.skuName !== '' && line.skuName !== taken;
  const found = known.find((goods) => goods.skuCode === skuCode.trim());
  return { ...line, skuCode, skuName: isOwn ? line.skuName : (found?.name ?? '') };
}

/** A line after its name was typed: without a SKU it takes that of the goods with this name, if it is unique. */
export function withName(line: LineInput, skuName: string, known: readonly Goods[]): LineInput {
  const [found, ...others] = known.filter((goods) => goods.name === skuName.trim());
  const skuCode = line.skuCode.trim() === '' && found && others.length === 0 ? found.skuCode : line.skuCode;
  return { ...line, skuName, skuCode };
}
