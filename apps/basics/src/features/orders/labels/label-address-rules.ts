import type { OrderDetail } from '@lading/contracts/orders';
import {
  crossesCustoms,
  customsContents,
  customsTerms,
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
import type { CustomsInput } from './label-customs.tsx';
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

/** What is entered for a label. It stands in the page's address: whoever leaves for the wallet comes back to it. */
export interface LabelInput {
  unit: MeasureUnit;
  packages: readonly PackageInput[];
  signature: SignatureType;
  /** Value to insure, of all packages together; null: it is not insured. */
  insurance: number | null;
  /** What is declared besides the goods; null: no border is crossed. */
  customs: CustomsInput | null;
  /** The service that was chosen; null for the order's own, or else the cheapest. */
  rateId: string | null;
  /** The preset that was applied last: its service is chosen while no other is. */
  presetId: string | null;
}

/** With what a label begins where neither the address nor the order says anything; null while that is not known. */
export type LabelDefaults = Pick<ShippingDefaults, 'settings' | 'presets'> | null;

/** With what the packages of a label begin where the order has none. */
interface Beginning {
  defaults: LabelDefaults;
  /** By the sizes of its products. */
  proposed: ProposedPackage | null;
}

/** Where the panel of a new label is open. */
export const labelPanel = 'label';

const ownNames = [
  labelPanel,
  'unit',
  'package',
  'signature',
  'insured',
  'rate',
  'preset',
  'contents',
  'terms',
  'signer',
  'itn',
  'ear99',
] as const;

/** The box of a preset as it is typed. */
const typedBox = ({ length, width, height, weight }: PresetPackage): PackageInput => ({
  length,
  width,
  height,
  weight1: weight,
  weight2: null,
});

/** The preset that an organization begins with. */
export const defaultPreset = (defaults: LabelDefaults): ShippingPreset | undefined =>
  defaults?.presets.find(({ presetId }) => presetId === defaults.settings.presetId);

/** The goods of an order without packages as what a box stands in for; nothing where it is not known what they weigh. */
export const goodsOf = ({
  goodsGrams,
}: Pick<OrderDetail, 'goodsGrams'>): { weight: number; unit: MeasureUnit }[] =>
  goodsGrams ? [{ weight: goodsGrams / 1_000, unit: 'cm/kg' }] : [];

/** What an order without packages begins with: what its products measure, else the default package, else what they weigh. */
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

/** The packages of an order as they are typed, or what stands in for them. */
function packagesOf(
  { packages, ...order }: Pick<OrderDetail, 'packages' | 'goodsGrams'>,
  beginning: Beginning,
): Pick<LabelInput, 'unit' | 'packages'> {
  if (packages.length === 0) return standIn(order, beginning);
  const unit = unitOfPackage(packages[0]!);
  return { unit, packages: packages.map((one) => typedPackage(one, unit)) };
}

/** What of an order its label begins with. */
type OrderOfLabel = Pick<OrderDetail, 'packages' | 'goodsGrams'> &
  Partial<
    Pick<
      OrderDetail,
      'signatureType' | 'insuranceDeclared' | 'sender' | 'recipient' | 'labelPlan' | 'customs'
    >
  >;

/** A sale that the usual signer, or else the sender, signs for and the recipient pays duties of, unless the address says otherwise. */
function readCustoms(
  params: URLSearchParams,
  { sender, recipient, customs }: OrderOfLabel,
  usual: Partial<Pick<ShippingSettings, 'customsSigner' | 'ear99'>> = {},
): CustomsInput | null {
  if (!crossesCustoms(sender, recipient)) return null;
  return {
    contents: customsContents.find((one) => one === params.get('contents')) ?? customs?.contents ?? 'SALE',
    terms: customsTerms.find((one) => one === params.get('terms')) ?? 'DAP',
    signer:
      params.get('signer') ??
      (customs?.signer || usual.customsSigner || sender?.name || sender?.company || ''),
    itn: params.get('itn') ?? '',
    // What was entered says so by itself.
    ear99: params.has('ear99') || (!params.has('signer') && usual.ear99 === true),
  };
}

/** Reads what is entered: from the address, or else from the order, or else from its products and the default settings. */
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
    insurance: params.has('insured')
      ? readPackageNumber(params.get('insured'))
      : (order.insuranceDeclared ?? 0) || usual,
    customs: readCustoms(params, order, settings),
    rateId: params.get('rate'),
    presetId: params.get('preset'),
  };
  const packages = readPackages(params);
  // The preset of a rule is applied as long as nothing else is entered.
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

/** The address with the panel open and what is entered in it. */
export function withLabelInput(params: URLSearchParams, input?: LabelInput): URLSearchParams {
  const next = withoutLabel(params);
  next.set(labelPanel, 'new');
  if (!input) return next;
  if (input.unit === 'cm/kg') next.set('unit', input.unit);
  writePackages(next, input.packages);
  // Written even when there is none: what is left out is the order's.
  next.set('signature', input.signature);
  next.set('insured', String(input.insurance ?? ''));
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
 * What is entered once a preset is applied: its package, where it has one, its options, and its service.
 * @param goods what goes into the package where no other is entered
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
