import type { SaasInfo } from '@lading/contracts/branding';
import { product } from '@lading/contracts/core';
import { approved, type UserInfo, warehouseFunction } from '@lading/contracts/identity';
import type { FeatureFlag } from '@lading/contracts/organizations';

/** The sources of the facts: the replies that the shell loads after login (spec §7). */
export interface AccessSource {
  user: UserInfo | null;
  /** Present for a reseller's client. */
  saas: SaasInfo | null;
  flags: readonly FeatureFlag[];
  /** The temu-org call returned something truthy (spec §6). */
  hasTemuOrganization: boolean;
}

/** A user's kind and permissions (spec §6), as named facts. Menus, header and pages use only these. */
export interface AccessFacts {
  /** A reseller's client: sees the reseller's site only, without warehouse checks. */
  isSaas: boolean;
  isNotSaas: boolean;
  /** Approved by, or waiting for, a warehouse provider (`{product}User` present). */
  isProductUser: boolean;
  /** Neither a reseller's client nor a product user. */
  isOther: boolean;
  /** A product user whose audit status is absent or APPROVED. */
  isApproved: boolean;
  hasWarehouse: boolean;
  /** Identity verified at the shipping service (`ezeeshipUser.authFlag`). */
  isVerified: boolean;
  /** Warehouse entries are in the menus. */
  seesWarehouses: boolean;
  /** Whether returns are in the menu: for a product user, if a warehouse accepts them (function type 16). */
  canReturn: boolean;
  /** Whether work orders are in the menu: for a product user, if a warehouse accepts them (function type 14). */
  canWorkOrder: boolean;
  /** Works on the floor of a warehouse that the organization provides (decision D15). */
  isWarehouseStaff: boolean;
  /** The header shows work orders to product users (spec §2). */
  hasHeaderWorkOrder: boolean;
  /** Flag SPS is on and NewStockFlag is off (spec §2). */
  hasVendorOrders: boolean;
  hasTemuOrganization: boolean;
  /** Verified, without a warehouse: a link leads back to the shipping service (spec §2). */
  comesFromShipping: boolean;
}

/** Name of a fact. */
export type Fact = keyof AccessFacts;

function functionTypesOf(user: UserInfo | null): Set<number> {
  const lists = (user?.warehouseFunctions ?? []).map((row) => row.functionTypes ?? '');
  return new Set(
    lists.flatMap((list) => list.split(',')).flatMap((text) => (text.trim() ? [Number(text)] : [])),
  );
}

/** The facts of a user (spec §6): pure, so that every kind of user can be tested as a row of a table. */
export function userAccess({ user, saas, flags, hasTemuOrganization }: AccessSource): AccessFacts {
  const isSaas = saas !== null;
  const productUser = user?.[product.userField];
  const isProductUser = !isSaas && Boolean(productUser);
  const hasWarehouse = (user?.warehouseList ?? []).length > 0;
  const isVerified = !isSaas && Boolean(user?.ezeeshipUser?.authFlag);
  const seesWarehouses = !isSaas && (isProductUser || hasWarehouse);
  const functions = functionTypesOf(user);
  // Spec §6 checks the warehouse functions of product users only.
  const offers = (type: number) => seesWarehouses && (!isProductUser || functions.has(type));
  const canWorkOrder = offers(warehouseFunction.workOrder);
  const isOn = (key: string) => flags.some((flag) => flag.featureFlagKey === key && flag.isEnable);

  return {
    isSaas,
    isNotSaas: !isSaas,
    isProductUser,
    isOther: !isSaas && !isProductUser,
    isApproved: isProductUser && (!productUser?.auditStatus || productUser.auditStatus === approved),
    hasWarehouse,
    isVerified,
    seesWarehouses,
    canReturn: offers(warehouseFunction.return),
    canWorkOrder,
    isWarehouseStaff: !isSaas && (user?.providedWarehouses ?? []).length > 0,
    hasHeaderWorkOrder: isProductUser && canWorkOrder,
    hasVendorOrders: !isSaas && isOn('SPS') && !isOn('NewStockFlag'),
    hasTemuOrganization: !isSaas && hasTemuOrganization,
    comesFromShipping: isVerified && !hasWarehouse,
  };
}

/** Why a user cannot open warehouse pages yet: the alert of spec §6 to show instead; undefined if they can. */
export function warehouseBlock(facts: AccessFacts): 'notApproved' | 'noWarehouse' | undefined {
  if (facts.isSaas) return undefined;
  if (facts.isProductUser) return facts.isApproved ? undefined : 'notApproved';
  return facts.hasWarehouse ? undefined : 'noWarehouse';
}

/** Target of the help center: verified users go to shipping, those with a warehouse to order management, others to shipping (spec §1). */
export function helpDestination(facts: AccessFacts): 'shippingHelp' | 'warehouseHelp' {
  return !facts.isVerified && (facts.hasWarehouse || facts.isProductUser) ? 'warehouseHelp' : 'shippingHelp';
}
