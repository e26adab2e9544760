import { randomBytes } from 'node:crypto';
import { errorCode, type Address, type Money, type Page, type StatusCounts } from '@lading/contracts/core';
import {
  addressChangeBlock,
  shipmentServiceMessages,
  type AddressChange,
  type AddressChangeDraft,
  type AddressChangeOptions,
  type AddressChangeState,
} from '@lading/contracts/shipment-service';
import { addressMatchKey } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, fieldFault, notFound, refused, RequestError } from '../../../platform/request-error.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { failureText } from '../carriers/failure-text.ts';
import { requireVerified } from '../require-verified.ts';
import { countAddressChangesByState, readAddressChanges } from './address-change-page.store.ts';
import { addressChangeWork, whyNotChanged } from './address-change-work.service.ts';
import {
  readAddressChange,
  readChangeable,
  type ChangeableShipment,
} from './address-change-reading.store.ts';
import { hasOpenAddressChange, insertAddressChange } from './address-change.store.ts';

const askMs = 60_000;

/** Changes of address of shipments in transit: first a draft with its fee, then the order of that draft. */
export function addressChangeService(platform: Platform, accounts: CarrierAccounts) {
  const { clock } = platform;
  const work = addressChangeWork(platform, accounts);

  const detail = async ({ db }: SignedInContext, changeId: string): Promise<AddressChange> => {
    const found = await db((trx) => readAddressChange(trx, changeId));
    if (!found) throw notFound();
    return found;
  };

  /** A shipment with its carrier, and why its address cannot be changed. @throws RequestError 404 */
  async function look({ db, user }: SignedInContext, shipmentId: string) {
    const { shipment, isOpen } = await db(async (trx) => {
      const found = await readChangeable(trx, shipmentId);
      if (!found) throw notFound();
      return { shipment: found, isOpen: await hasOpenAddressChange(trx, shipmentId) };
    });
    const { accountId, carrierName } = shipment;
    const carrier = accountId === null ? undefined : await accounts.find(user.orgId, accountId);
    let reason = whyNotChanged(shipment);
    if (!reason && !(carrier?.addressChanges && shipment.labelRef !== null))
      reason = shipmentServiceMessages.changeNotOffered({ account: carrier?.name ?? carrierName });
    if (!reason && isOpen) reason = shipmentServiceMessages.changeOpen();
    return { shipment, carrier, reason };
  }

  /** Gets the fee of a change. @throws RequestError with the carrier's reason */
  async function feeOf(
    carrier: CarrierAdapter,
    ...[request, signal]: Parameters<NonNullable<CarrierAdapter['addressChanges']>['offer']>
  ): Promise<Money> {
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(askMs)]);
      return (await carrier.addressChanges!.offer(request, within)).fee;
    } catch (error) {
      if (error instanceof CarrierError) throw refused(failureText(error.failure, carrier.name));
      throw error;
    }
  }

  const isSamePlace = ({ recipient }: ChangeableShipment, to: Address | null): boolean =>
    to !== null && recipient !== null && addressMatchKey(to) === addressMatchKey(recipient);

  return {
    followUp: () => work.followUp(),

    page: (
      { db }: SignedInContext,
      choice: Parameters<typeof readAddressChanges>[1],
    ): Promise<Page<AddressChange>> => db((trx) => readAddressChanges(trx, choice)),

    stateCounts: (
      { db }: SignedInContext,
      choice: Parameters<typeof countAddressChangesByState>[1],
    ): Promise<StatusCounts<AddressChangeState>> => db((trx) => countAddressChangesByState(trx, choice)),

    async options(context: SignedInContext, shipmentId: string): Promise<AddressChangeOptions> {
      const { shipment, carrier, reason } = await look(context, shipmentId);
      const { shipmentNo, orderId, carrierName, recipient, labelStatus, trackingStatus } = shipment;
      return {
        shipmentId,
        shipmentNo,
        orderId,
        carrierName,
        recipient,
        reason,
        kinds: reason ? [] : [...carrier!.addressChanges!.kinds],
        canVoid: addressChangeBlock(labelStatus, trackingStatus) === 'NOT_SCANNED',
      };
    },

    /** Stores a draft with its fee. @throws RequestError 409 when the address cannot be changed */
    async offer(context: SignedInContext, draft: AddressChangeDraft): Promise<AddressChange> {
      const { db, user, signal } = context;
      const { shipmentId, kind, to } = draft;
      const { shipment, carrier, reason } = await look(context, shipmentId);
      if (reason) throw conflict(reason);
      if (carrier!.ownedBy === 'platform') await db((trx) => requireVerified(trx, user.orgId));
      if (!carrier!.addressChanges!.kinds.includes(kind))
        throw fieldFault('kind', shipmentServiceMessages.changeKindNotOffered({ carrier: carrier!.name }));
      if (isSamePlace(shipment, to))
        throw fieldFault('to.addressLine1', shipmentServiceMessages.changeSameAddress());
      const reference = `AC${randomBytes(10).toString('hex').toUpperCase()}`;
      const request = { kind, to, carrierRef: shipment.labelRef!, reference };
      const fee = await feeOf(carrier!, request, signal);
      const changeId = await db((trx) =>
        insertAddressChange(trx, {
          shipmentId,
          accountId: carrier!.accountId,
          carrierName: shipment.carrierName,
          request,
          fee,
          isWallet: carrier!.ownedBy === 'platform',
          old: shipment.recipient ?? {},
          askedBy: user.userId,
          now: clock.now(),
        }),
      );
      return detail(context, changeId);
    },

    /** Orders a draft, or returns its earlier result. @throws RequestError when nothing was ordered */
    async request(
      context: SignedInContext,
      { changeId, fee }: { changeId: string; fee: Money },
    ): Promise<AddressChange> {
      await work.order(context, changeId, fee);
      context.audit.tell({ detail: { id: changeId } });
      const came = await detail(context, changeId);
      if (came.state === 'REFUSED')
        throw new RequestError(errorCode.badInput, came.message ?? shipmentServiceMessages.notOrdered());
      return came;
    },
  };
}
