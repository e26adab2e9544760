import { pullOrderStatus } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { TestServer } from '../../../platform/testing/test-server.ts';
import type { ChannelConnector } from '../channels/channel-connector.ts';
import { reportShipments } from '../shipment-report.job.ts';
import { handlePulls } from '../store-pull.job.ts';

type Work = (payload: unknown, last: boolean) => Promise<void>;

/** Runs the jobs of stores on request, one after the other, on a server whose own workers were not started. */
export function storeJobs(server: TestServer, connector: ChannelConnector) {
  const { platform } = server;
  const { database, log } = platform;
  const works = new Map<string, Work>();
  const jobs: Jobs = {
    ...platform.jobs,
    handle: (kind, work) => {
      works.set(kind.name, (payload, last) =>
        work(kind.payload.parse(payload), { signal: new AbortController().signal, log, attempt: 1, last }),
      );
    },
  };
  const connectors = {
    demo: connector,
    'woo-commerce': connector,
    shopify: connector,
    'big-commerce': connector,
  };
  handlePulls({ ...platform, jobs }, connectors);
  reportShipments({ ...platform, jobs }, connectors);
  const rows = <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    database.asSystem(async (trx) => (await query.execute(trx)).rows);
  const done = async (name: string, payload: object, last: boolean): Promise<string> => {
    try {
      await works.get(name)!(payload, last);
      return '';
    } catch (fault) {
      return String(fault);
    }
  };
  return {
    rows,
    /**
     * Does all turns of the pull of a store that is under way.
     * @param after is done after each turn
     * @returns the status that it ended with
     */
    async pull(storeId: string, after?: () => Promise<void>): Promise<number | undefined> {
      for (let step = 0; step < 200; step += 1) {
        const [under] = await rows(sql<{ orgId: string; pullId: string; turn: number }>`
          select org_id::text as "orgId", pull_id::text as "pullId", turn from store_pull
          where store_id = ${storeId} and status = ${pullOrderStatus.loading}`);
        if (!under) break;
        await done('store.pull', under, false);
        await after?.();
      }
      const [ended] = await rows(sql<{ status: number }>`
        select status from store_pull where store_id = ${storeId} order by pull_id desc limit 1`);
      return ended?.status;
    },
    /** Runs the waiting reports in sequence. @returns how many ended */
    async report({ last = false, isDue = () => true }: { last?: boolean; isDue?: () => boolean } = {}) {
      const waiting = await rows(sql<{ orgId: string; reportId: string }>`
        select org_id::text as "orgId", report_id::text as "reportId" from shipment_report
        where state = 'PENDING' order by report_id`);
      let ended = 0;
      for (const report of waiting)
        if (isDue() && (await done('stores.report-shipment', report, last)) === '') ended += 1;
      return ended;
    },
  };
}
