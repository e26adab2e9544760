import {
  insuranceCurrency,
  type CustomsDeclared,
  type DeclaredGoods,
  type MeasureUnit,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import type { CustomsInput } from '@lading/sub-app-kit/components/label-customs';

/** The goods of a shipment abroad with their declaration, as the request for rates has them. */
export interface GoodsDeclaration {
  goods: DeclaredGoods;
  customs: CustomsDeclared;
}

/** The currency of the values here, as of the insured one. */
export const goodsCurrency = insuranceCurrency;

/** A line of goods, as typed. */
export interface GoodsLine {
  description: string;
  hsCode: string;
  originCountry: string;
  quantity: number | null;
  unitValue: number | null;
  /** Of one unit, in ounces or grams. */
  weight: number | null;
}
export const emptyLine: GoodsLine = {
  description: '',
  hsCode: '',
  originCountry: '',
  quantity: 1,
  unitValue: null,
  weight: null,
};

/** A `type`: an interface has no index signature. */
type DeclarationInput = Pick<CustomsInput, keyof CustomsInput> & { items: readonly GoodsLine[] };

const gramsIn = (unit: MeasureUnit): number => (unit === 'cm/kg' ? 1 : 28.349_523_125);
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** What the form starts with: the declaration so far, or the default settings and an empty line. */
export function startOf(
  declared: GoodsDeclaration | null,
  usual: Pick<ShippingSettings, 'customsSigner' | 'customsContents' | 'customsTerms' | 'ear99'> | undefined,
  { unit, sender }: { unit: MeasureUnit; sender: string },
): DeclarationInput {
  const customs = declared?.customs;
  return {
    contents: customs?.contents ?? usual?.customsContents ?? 'SALE',
    terms: customs?.terms ?? usual?.customsTerms ?? 'DAP',
    signer: customs?.signer ?? (usual?.customsSigner || sender),
    itn: customs?.itn ?? '',
    ear99: customs?.ear99 ?? usual?.ear99 ?? false,
    items: declared?.goods.items.map(
      ({ description, hsCode, originCountry, quantity, unitValue, grams }) => ({
        description,
        hsCode,
        originCountry,
        quantity,
        unitValue,
        weight: rounded(grams / gramsIn(unit), 2),
      }),
    ) ?? [emptyLine],
  };
}

/** The form for its schema, `goodsDeclaration`. @param asksEar99 whether that was asked; otherwise the default settings apply */
export const wireOf = (
  { items, itn, ear99, ...customs }: DeclarationInput,
  { unit, asksEar99 }: { unit: MeasureUnit; asksEar99: boolean },
) => ({
  ...customs,
  ...(itn !== '' && { itn }),
  ...(asksEar99 && { ear99 }),
  currency: goodsCurrency,
  items: items.map(({ weight, ...line }) => ({
    ...line,
    grams: weight === null ? null : rounded(weight * gramsIn(unit), 3),
  })),
});

/** The value of all goods, in hundredths. */
export const goodsWorth = ({ items }: DeclaredGoods): number =>
  items.reduce((sum, { unitValue, quantity }) => sum + Math.round(unitValue * quantity * 100), 0);
