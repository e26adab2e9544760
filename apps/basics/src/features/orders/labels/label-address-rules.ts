import type { OrderDetail } from '@lading/contracts/orders';
import {
  crossesCustoms,
  customsContents,
  customsTerms,
  insuranceCurrency,
  packageOfPreset,
  signatureOf,
  signatureTypes,
  type MeasureUnit,
  type PresetPackage,
  type ProposedPackage,
  type ShippingDefaults,
  type ShippingPreset,
  type ShippingSettings,
  type SignatureType,
} from '@lading/contracts/shipping';
import type { CustomsInput } from '@lading/sub-app-kit/components/label-customs';
import {
  completePackage,
  emptyPackage,
  readPackageNumber,
  readPackages,
  typedPackage,
  typedProposal,
  unitOfPackage,
  writePackages,
  type PackageInput,
} from '@lading/sub-app-kit/rates';

/** The input of a label. It is part of the page's address, so that a user who leaves for the wallet can return to it. */
export interface LabelInput {
  unit: MeasureUnit;
  packages: readonly PackageInput[];
  signature: SignatureType;
  /** Value to insure, for all packages together; null: not insured. */
  insurance: number | null;
  /** Whether the recipient's address is a home, as entered; omitted: by its check, or else by its company. */
  residential?: boolean | undefined;
  /** The declaration without the goods; null: no border is crossed. */
  customs: CustomsInput | null;
  /** The chosen service; null for the order's own, or else the cheapest. */
  rateId: string | null;
  /** The last applied preset: its service is chosen while no other is. */
  presetId: string | null;
}

/** Defaults for a label if neither the address nor the order has values; null while unknown. */
export type LabelDefaults = Pick<ShippingDefaults, 'settings' | 'presets'> | null;

/** Defaults for packages if the order has none. */
interface Beginning {
  defaults: LabelDefaults;
  /** From the sizes of its products. */
  proposed: ProposedPackage | null;
}

/** Parameter for the open panel of a new label. */
export const labelPanel = 'label';
/** Parameter for the open labels of a shipment. */
export const labelsPanel = 'labels';

const ownNames = [
  labelPanel,
  'unit',
  'package',
  'signature',
  'insured',
  'home',
  'rate',
  'preset',
  'contents',
  'terms',
  'signer',
  'itn',
  'ear99',
] as const;

/** The box of a preset as typed values. */
const typedBox = ({ length, width, height, weight }: PresetPackage): PackageInput => ({
  length,
  width,
  height,
  weight1: weight,
  weight2: null,
});

/** The default preset of an organization. */
export const defaultPreset = (defaults: LabelDefaults): ShippingPreset | undefined =>
  defaults?.presets.find(({ presetId }) => presetId === defaults.settings.presetId);

/** The goods of an order without packages, as a substitute for a box; empty if their weight is unknown. */
export const goodsOf = ({
  goodsGrams,
}: Pick<OrderDetail, 'goodsGrams'>): { weight: number; unit: MeasureUnit }[] =>
  goodsGrams ? [{ weight: goodsGrams / 1_000, unit: 'cm/kg' }] : [];

/** Initial packages of an order without any: from the measures of its products, else the default package, else only their weight. */
function standIn(
  order: Pick<OrderDetail, 'goodsGrams'>,
  { defaults, proposed }: Beginning,
): Pick<LabelInput, 'unit' | 'packages'> {
  const box = defaultPreset(defaults)?.package;
  if (proposed && (proposed.by !== 'weight' || !box))
    return { unit: proposed.unit, packages: [typedProposal(proposed)] };
  return box
    ? { unit: box.unit, packages: [typedBox(packageOfPreset(box, goodsOf(order)) ?? box)] }
    : { unit: defaults?.settings.unit ?? 'in/lb', packages: [emptyPackage] };
}

/** The packages of an order as typed values, or their substitute. */
function packagesOf(
  { packages, ...order }: Pick<OrderDetail, 'packages' | 'goodsGrams'>,
  beginning: Beginning,
): Pick<LabelInput, 'unit' | 'packages'> {
  if (packages.length === 0) return standIn(order, beginning);
  const unit = unitOfPackage(packages[0]!);
  return { unit, packages: packages.map((one) => typedPackage(one, unit)) };
}

/** The label values taken from the order. */
type OrderOfLabel = Pick<OrderDetail, 'packages' | 'goodsGrams'> &
  Partial<
    Pick<
      OrderDetail,
      'signatureType' | 'insuranceDeclared' | 'currency' | 'sender' | 'recipient' | 'labelPlan' | 'customs'
    >
  >;

/**
 * By default as in the default settings, or else a sale with duties paid by the recipient, signed by the usual signer or else the
 * sender, unless the address says otherwise.
 */
function readCustoms(
  params: URLSearchParams,
  { sender, recipient, customs }: OrderOfLabel,
  usual: Partial<Pick<ShippingSettings, 'customsSigner' | 'customsContents' | 'customsTerms' | 'ear99'>> = {},
): CustomsInput | null {
  if (!crossesCustoms(sender, recipient)) return null;
  return {
    contents:
      customsContents.find((one) => one === params.get('contents')) ??
      customs?.contents ??
      usual.customsContents ??
      'SALE',
    terms: customsTerms.find((one) => one === params.get('terms')) ?? usual.customsTerms ?? 'DAP',
    signer:
      params.get('signer') ??
      (customs?.signer || usual.customsSigner || sender?.name || sender?.company || ''),
    itn: params.get('itn') ?? '',
    // Entered values need no flag.
    ear99: params.has('ear99') || (!params.has('signer') && usual.ear99 === true),
  };
}

/** The insured value of an order in another currency than labels are insured in, which is not converted; null: there is none. */
export function insuredInOther({
  insuranceDeclared,
  currency,
}: Pick<OrderOfLabel, 'insuranceDeclared' | 'currency'>): { amount: number; currency: string } | null {
  return insuranceDeclared && currency && currency !== insuranceCurrency
    ? { amount: insuranceDeclared, currency }
    : null;
}

/** The value to insure: of the order, which may be 0, or else the default. */
function insuredOf(order: OrderOfLabel, usual: number | null): number | null {
  if (order.insuranceDeclared == null) return usual;
  return insuredInOther(order) ? null : order.insuranceDeclared || null;
}

/** Reads the input: from the address, or else from the order, or else from its products and the default settings. */
export function readLabelInput(
  params: URLSearchParams,
  order: OrderOfLabel,
  defaults: LabelDefaults = null,
  proposed: ProposedPackage | null = null,
): LabelInput {
  const own = packagesOf(order, { defaults, proposed });
  const { settings } = defaults ?? {};
  const usual = settings?.insurance ? settings.insurance.minor / 100 : null;
  const chosen = {
    signature:
      signatureTypes.find((type) => type === params.get('signature')) ??
      (order.signatureType ? signatureOf(order.signatureType) : (settings?.signature ?? 'none')),
    insurance: params.has('insured') ? readPackageNumber(params.get('insured')) : insuredOf(order, usual),
    residential: params.has('home') ? params.get('home') === 'yes' : undefined,
    customs: readCustoms(params, order, settings),
    rateId: params.get('rate'),
    presetId: params.get('preset'),
  };
  const packages = readPackages(params);
  // The preset of a rule applies until something else is entered.
  const { labelPlan: plan } = order;
  const planned =
    plan?.by === 'preset' && !params.has('signature')
      ? defaults?.presets.find(({ presetId }) => presetId === plan.presetId)
      : undefined;
  if (planned) return withPreset({ ...own, ...chosen }, planned, goodsOf(order));
  if (packages.length === 0) return { ...own, ...chosen };
  return { unit: params.get('unit') === 'cm/kg' ? 'cm/kg' : 'in/lb', packages, ...chosen };
}

/** The address with the panel closed. */
export function withoutLabel(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ownNames) next.delete(name);
  return next;
}

/** The address with the panel open and its input. */
export function withLabelInput(params: URLSearchParams, input?: LabelInput): URLSearchParams {
  const next = withoutLabel(params);
  next.set(labelPanel, 'new');
  if (!input) return next;
  if (input.unit === 'cm/kg') next.set('unit', input.unit);
  writePackages(next, input.packages);
  // Written even when empty, since omitted values come from the order.
  next.set('signature', input.signature);
  next.set('insured', String(input.insurance ?? ''));
  if (input.residential !== undefined) next.set('home', input.residential ? 'yes' : 'no');
  if (input.customs) {
    const { contents, terms, signer, itn, ear99 } = input.customs;
    for (const [name, value] of Object.entries({ contents, terms, signer, itn })) next.set(name, value);
    if (ear99) next.set('ear99', '');
  }
  if (input.rateId !== null) next.set('rate', input.rateId);
  if (input.presetId !== null) next.set('preset', input.presetId);
  return next;
}

/**
 * The input after a preset was applied: its package, if it has one, its options, and its service.
 * @param goods contents of the package if no other is entered
 */
export function withPreset(
  input: LabelInput,
  preset: ShippingPreset,
  goods: ReturnType<typeof goodsOf> = [],
): LabelInput {
  const { package: box, signature, insurance, presetId } = preset;
  const chosen = { signature, presetId, rateId: null, insurance: insurance ? insurance.minor / 100 : null };
  if (!box) return { ...input, ...chosen };
  const replaced = input.packages.flatMap((one) => completePackage(one, input.unit) ?? []);
  const known = packageOfPreset(box, replaced.length > 0 ? replaced : goods) ?? box;
  return { ...input, unit: box.unit, packages: [typedBox(known)], ...chosen };
}
