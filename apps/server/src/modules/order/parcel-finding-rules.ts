import type { FieldError } from '@lading/contracts/localized-text';
import { parcelBounds } from '@lading/contracts/rules/parcel-bounds';
import { parcelFaults, type ParcelFault } from '@lading/contracts/rules/parcel';
import { parcelService } from '@lading/contracts/rules/parcel-service';
import { measureUnits, totalWeight } from '@lading/contracts/rules/weight';
import type { OrderRows } from './order-rows.ts';

/** A package that a service does not take, or takes at a surcharge. */
export interface ParcelFinding extends FieldError {
  severity: ParcelFault['severity'];
}

type Measure = 'packageLength' | 'packageWidth' | 'packageHeight';
const sides: readonly Measure[] = ['packageLength', 'packageWidth', 'packageHeight'];

/**
 * What is wrong with the package of a row for the service of its order (spec §5, decision D11). Nothing where the service's bounds
 * are not known, or the row does not tell all three sides and their unit.
 */
export function parcelFindings(rows: OrderRows, row: number, first: number, day: string): ParcelFinding[] {
  const carrier = rows.cell('carrierName', first);
  const service = parcelService(carrier, rows.cell('serviceCode', first));
  const bounds = service && parcelBounds(service, day);
  const unit = measureUnits.find((one) => one === rows.cell('packageUnit', row));
  if (!bounds || !unit) return [];
  const [length, width, height] = sides.map((side) => numberOf(rows.cell(side, row))) as [
    number | null,
    number | null,
    number | null,
  ];
  if (!length || !width || !height) return [];
  const weight = totalWeight(
    numberOf(rows.cell('packageWeight1', row)),
    numberOf(rows.cell('packageWeight2', row)),
    unit,
  );
  const size = new Map(sides.map((side, at) => [side, [length, width, height][at]!]));
  const longestFirst = sides.toSorted((one, other) => size.get(other)! - size.get(one)!);
  return parcelFaults({ length, width, height, unit, weight: weight ?? 0 }, bounds).map((fault) => ({
    severity: fault.severity,
    fieldName: fieldOf(fault.kind, longestFirst),
    ...textOf(fault, `${carrier} ${rows.cell('serviceCode', first)}`),
  }));
}

function numberOf(text: string): number | null {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || value < 0 ? null : value;
}

function fieldOf(kind: ParcelFault['kind'], longestFirst: readonly Measure[]): string {
  if (kind === 'weight') return 'packageWeight1';
  if (kind === 'second-side') return longestFirst[1]!;
  return kind === 'minimum-sides' ? longestFirst[2]! : longestFirst[0]!;
}

const names: Record<ParcelFault['kind'], readonly [en: string, zh: string, unit: string, zhUnit: string]> = {
  weight: ['The package’s weight', '包裹重量', 'lb', '磅'],
  'longest-side': ['The package’s longest side', '包裹最长边', 'in', '英寸'],
  'second-side': ['The package’s second longest side', '包裹次长边', 'in', '英寸'],
  'length-plus-girth': ['The package’s length plus girth', '包裹长加周长', 'in', '英寸'],
  'minimum-sides': ['The package', '包裹尺寸', 'in', '英寸'],
};

function textOf({ kind, severity, limit, actual }: ParcelFault, service: string) {
  const [en, zh, unit, zhUnit] = names[kind];
  const [most, is] = [measure(limit), measure(actual)];
  if (kind === 'minimum-sides') {
    return {
      message: `${en} (${is} ${unit}) is smaller than ${service} takes: at least ${most} ${unit}.`,
      zhMessage: `${zh}（${is} ${zhUnit}）小于 ${service} 的最小尺寸 ${most} ${zhUnit}。`,
    };
  }
  return severity === 'error'
    ? {
        message: `${en} is ${is} ${unit}; ${service} takes at most ${most} ${unit}.`,
        zhMessage: `${zh}为 ${is} ${zhUnit}，超过 ${service} 的上限 ${most} ${zhUnit}。`,
      }
    : {
        message: `${en} is ${is} ${unit}; above ${most} ${unit} ${service} charges for additional handling.`,
        zhMessage: `${zh}为 ${is} ${zhUnit}，超过 ${most} ${zhUnit}，${service} 将收取附加处理费。`,
      };
}

function measure(value: number | readonly number[]): string {
  const round = (one: number) => String(Math.round(one * 100) / 100);
  return typeof value === 'number' ? round(value) : value.map(round).join(' × ');
}
