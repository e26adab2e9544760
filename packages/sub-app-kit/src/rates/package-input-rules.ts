import {
  packageInUnit,
  totalWeight,
  type MeasureUnit,
  type Parcel,
  type ParcelMeasures,
} from '@lading/contracts/shipping';

/** The numbers of a package, in the order of the form. */
const packageNumbers = ['length', 'width', 'height', 'weight1', 'weight2'] as const;
export type PackageNumber = (typeof packageNumbers)[number];

/** A package as it is being typed; the unit is that of all packages. */
export type PackageInput = Record<PackageNumber, number | null>;

/** Largest accepted number; far beyond any carrier. */
export const packageNumberMaximum = 99_999;
/** Maximum packages per quote. */
export const mostPackages = 20;

/** A package without data. */
export const emptyPackage: PackageInput = {
  length: null,
  width: null,
  height: null,
  weight1: null,
  weight2: null,
};

/** A number from an address or a field; null if invalid or out of range. */
export function readPackageNumber(text: string | null | undefined): number | null {
  const value = text ? Number(text) : Number.NaN;
  return value >= 0 && value <= packageNumberMaximum ? value : null;
}

function packageOf(numbers: readonly (string | null | undefined)[]): PackageInput {
  const read = packageNumbers.map((name, at) => [name, readPackageNumber(numbers[at])] as const);
  return Object.fromEntries(read) as PackageInput;
}

/** The packages of a page's address: `package=18x14x12x11x` for each, or one with named numbers; none without either. */
export function readPackages(params: URLSearchParams): PackageInput[] {
  const packages = params
    .getAll('package')
    .slice(0, mostPackages)
    .map((text) => packageOf(text.split('x')));
  const isNamed = packageNumbers.some((name) => params.has(name));
  return packages.length === 0 && isNamed
    ? [packageOf(packageNumbers.map((name) => params.get(name)))]
    : packages;
}

/** Puts packages into a page's address, see {@link readPackages}. */
export function writePackages(params: URLSearchParams, packages: readonly PackageInput[]): void {
  for (const one of packages)
    params.append('package', packageNumbers.map((name) => one[name] ?? '').join('x'));
}

/** Whether a package has no data. */
export const isEmptyPackage = (one: PackageInput): boolean =>
  packageNumbers.every((name) => one[name] === null);

/** A package to quote; null until three sides and a positive weight are known. */
export function completePackage(one: PackageInput, unit: MeasureUnit): ParcelMeasures | null {
  const { length, width, height, weight1, weight2 } = one;
  const weight = totalWeight(weight1, weight2, unit);
  return length && width && height && weight ? { unit, length, width, height, weight } : null;
}

/** The typed values of a stored package, in its own unit. */
type KeptPackage = Pick<Parcel, PackageNumber | 'unit'>;

/** The unit of a stored package: inches and pounds by default. */
export const unitOfPackage = ({ unit }: Pick<Parcel, 'unit'>): MeasureUnit =>
  unit === 'cm/kg' ? 'cm/kg' : 'in/lb';

/** A stored package as typed in a given unit: packages of one form share a unit, those of one order need not. */
export function typedPackage(kept: KeptPackage, unit: MeasureUnit): PackageInput {
  const own = unitOfPackage(kept);
  const numbers = packageNumbers.map((name) => [name, kept[name] ?? null] as const);
  const typed = Object.fromEntries(numbers) as PackageInput;
  if (own === unit) return typed;
  const { length, width, height, weight1, weight2 } = packageInUnit({ ...typed, unit: own }, unit);
  // A part of the weight that is zero is an empty field.
  return { length, width, height, weight1: weight1 || null, weight2: weight2 || null };
}
