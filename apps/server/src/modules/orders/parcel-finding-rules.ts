import type { FieldError } from '@lading/contracts/core';
import { orderMessages, orderWords } from '@lading/contracts/orders';
import {
  measureUnits,
  type ParcelBounds,
  parcelBounds,
  type ParcelFault,
  parcelFaults,
  parcelService,
  totalWeight,
} from '@lading/contracts/shipping';
import type { OrderRows } from './order-rows.ts';

/** A package that a service refuses, or accepts at a surcharge. */
export interface ParcelFinding extends FieldError {
  severity: ParcelFault['severity'];
}

type Measure = 'packageLength' | 'packageWidth' | 'packageHeight';
const sides: readonly Measure[] = ['packageLength', 'packageWidth', 'packageHeight'];

/**
 * Findings of a row's package for the service of its order (spec §5, decision D11). None when the service's limits
 * are unknown, or the row lacks one of three sides or their unit.
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
    ...textOf(fault, `${carrier} ${rows.cell('serviceCode', first)}`, bounds),
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

function unitOf(kind: ParcelFault['kind']) {
  if (kind === 'weight') return orderWords.unit.pounds;
  return kind === 'volume' ? orderWords.unit.cubicInches : orderWords.unit.inches;
}

function textOf(
  { kind, surcharge, limit, actual }: ParcelFault,
  service: string,
  { largePackage }: ParcelBounds,
) {
  const params = {
    measure: orderWords.parcelMeasure[kind],
    unit: unitOf(kind),
    service,
    limit: measure(limit),
    actual: measure(actual),
  };
  if (kind === 'minimum-sides') return orderMessages.parcelTooSmall(params);
  if (surcharge === null) return orderMessages.parcelTooLarge(params);
  if (surcharge === 'additional-handling' || !largePackage) return orderMessages.parcelSurcharge(params);
  return orderMessages.parcelLargePackage({ ...params, least: measure(largePackage.leastLb) });
}

function measure(value: number | readonly number[]): string {
  const round = (one: number) => String(Math.round(one * 100) / 100);
  return typeof value === 'number' ? round(value) : value.map(round).join(' × ');
}
