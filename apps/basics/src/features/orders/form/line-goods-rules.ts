import type { LineInput } from './order-form-rules.ts';

/** A product or a bundle, as far as a line of an order names it. */
export interface Goods {
  skuCode: string;
  name: string;
}

/**
 * A line after its SKU was typed: it takes the name of the goods, unless a person has written another.
 * @param known what was found so far
 * @param taken the name that an earlier SKU gave the line, which no person wrote
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

/** A line after its name was typed: without a SKU it takes that of the goods of this name, where only one has it. */
export function withName(line: LineInput, skuName: string, known: readonly Goods[]): LineInput {
  const [found, ...others] = known.filter((goods) => goods.name === skuName.trim());
  const skuCode = line.skuCode.trim() === '' && found && others.length === 0 ? found.skuCode : line.skuCode;
  return { ...line, skuName, skuCode };
}
