import type { ChannelOrder } from './channels/channel-connector.ts';

/** Lines that could have another code than before. */
export const mayBeCodedOtherwise = ({ lines, notPacked }: ChannelOrder): boolean =>
  [...lines, ...notPacked].some(({ otherCode }) => otherCode !== undefined);

/**
 * An order with the codes under which its lines are known: a rule for codes that came later, or a product that its store does not describe
 * this time, must not turn the goods of an open order into other ones (decision 0175).
 * @param known codes of the order here; empty: it is new
 */
export function withKnownCodes(order: ChannelOrder, known: ReadonlySet<string>): ChannelOrder {
  const codeOf = <Code extends string | null>(skuCode: Code, otherCode: string | undefined): Code | string =>
    otherCode !== undefined && known.has(otherCode) && !(skuCode !== null && known.has(skuCode))
      ? otherCode
      : skuCode;
  return {
    ...order,
    lines: order.lines.map(({ skuCode, otherCode, ...line }) => ({
      skuCode: codeOf(skuCode, otherCode),
      ...line,
    })),
    notPacked: order.notPacked.map(({ skuCode, otherCode, ...line }) => ({
      skuCode: codeOf(skuCode, otherCode),
      ...line,
    })),
  };
}
