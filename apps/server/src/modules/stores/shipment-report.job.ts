import { storeMessages } from '@lading/contracts/stores';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginReport, endReport, shipmentReportJob, type DueReport } from '../shipping/index.ts';
import { askChannel } from './channels/ask-channel.ts';
import type { ChannelConnector } from './channels/channel-connector.ts';
import { ChannelError, channelTexts } from './channels/channel-error.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { pullTokens } from './pull-credentials.ts';
import { readSource } from './store-pull.store.ts';
import { pullSoon } from './store-schedule.store.ts';

/** The purchase was not reported yet: its void waits. Or it is not known yet whether a label of it leaves. */
class NotYet extends Error {}

/** Messages of reports that the store did not accept at all. */
const untold: ReadonlySet<string> = new Set(
  [channelTexts.disconnected, channelTexts.cannotWrite, channelTexts.nothingToShip].map(({ code }) => code),
);

/** Whether the store may know a purchase: also if its reply was lost. */
const isPerhapsTold = ({ shipped, shippedAttempts, shippedMessage, isPerhapsKnown }: DueReport): boolean =>
  shipped === 'DONE' || isPerhapsKnown || (shippedAttempts > 0 && !untold.has(shippedMessage?.code ?? ''));

/**
 * Reports shipments to stores, once each (decision D21): failed reports are retried at growing intervals, and every attempt is recorded. Call it
 * while modules are registered.
 */
export function reportShipments(
  platform: Platform,
  connectors: Record<ConnectorName, ChannelConnector>,
): void {
  const { jobs, database, clock, config } = platform;
  const open = pullTokens(platform.secrets);
  const trusted = new Set(config.trustedStoreHosts);

  jobs.handle(shipmentReportJob, async ({ orgId, reportId }, { signal, last }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const due = await asOwner((trx) => beginReport(trx, reportId));
    if (!due) return;
    const { attempt } = due;
    const end = (given: Omit<Parameters<typeof endReport>[2], 'attempt' | 'now'>) =>
      asOwner((trx) => endReport(trx, reportId, { ...given, attempt, now: clock.now() }));
    // From now on what the store says of the order is not about this label.
    const endVoid = async (given: Parameters<typeof end>[0]) => {
      await end(given);
      await asOwner((trx) => pullSoon(trx, due.storeId));
    };
    if (due.kind === 'shipped' && due.isUndecided) {
      if (!last) throw new NotYet();
      // Once the second label is bought, the report is made again, as a failed one is.
      return end({ state: 'FAILED', message: storeMessages.labelUndecided() });
    }
    if (due.kind === 'shipped' && due.isVoided) return end({ state: 'NOT_NEEDED' });
    if (due.kind === 'voided') {
      if (due.shipped === 'PENDING' && !last) throw new NotYet();
      if (!isPerhapsTold(due)) return endVoid({ state: 'NOT_NEEDED' });
    }
    const source = await asOwner((trx) => readSource(trx, due.storeId));
    if (!source) return end({ state: 'FAILED', message: channelTexts.disconnected });
    const connector = connectors[source.connector];
    if (!connector.reportShipment) return end({ state: 'NOT_OFFERED' });
    try {
      const access = {
        address: source.address,
        credentials: open(due.storeId, source),
        ask: askChannel(signal, trusted),
      };
      await connector.reportShipment(access, {
        externalId: due.externalId,
        reference: due.shipmentNo,
        carrierName: due.carrierName,
        trackingNumbers: due.trackingNumbers,
        voidedNumbers: due.voidedNumbers,
        isInPart: due.isInPart,
        lines: due.lines,
        isVoided: due.kind === 'voided',
        unitsBefore: due.unitsBefore,
      });
      await (due.kind === 'voided' ? endVoid({ state: 'DONE' }) : end({ state: 'DONE' }));
    } catch (fault) {
      const message = fault instanceof ChannelError ? fault.text : channelTexts.failed;
      const isOver = last || (fault instanceof ChannelError && fault.isFinal);
      await end({
        state: isOver ? 'FAILED' : 'PENDING',
        message,
        mayBeKnown: !untold.has(message.code ?? ''),
      });
      if (!isOver) throw fault;
    }
  });
}
