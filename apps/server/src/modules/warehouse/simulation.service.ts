import { warehouseMessages, type SimulatedDay } from '@lading/contracts/warehouse';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { rateCardService } from '../funds/index.ts';
import { readBins, saveBins } from './floor.store.ts';
import { simulatedBilling } from './simulated-billing.service.ts';
import { hasCardOn } from './simulated-billing.store.ts';
import { simulatedClient } from './simulated-client.service.ts';
import { simulatedFloor } from './simulated-floor.service.ts';
import { chanceOf } from './simulation-plan-rules.ts';
import { standardBins, standardRules } from './simulation-standards.ts';
import {
  readProviders,
  readRecord,
  readSites,
  type SimulatedSite,
  type SimulatedSiteDay,
} from './simulation.store.ts';

/**
 * Creates history of warehouses for demonstrations and load tests, through the services behind people's calls (warehouse design,
 * "Floor"; decision 0062). References and keys derive from day and seed, so everything runs once: an interrupted
 * day is completed when it is simulated again, and a complete one stays unchanged.
 */
export function simulationService(platform: Platform) {
  const { clock, database, config } = platform;

  /** @throws RequestError 400 when the provider is ambiguous */
  async function providerOf(orgId: string | undefined): Promise<{ orgId: string; orgName: string }> {
    const found = await database.asSystem((trx) => readProviders(trx, orgId));
    if (found.length !== 1) throw fieldFault('orgId', warehouseMessages.chooseProvider());
    return found[0]!;
  }

  /** The platform at an instant. The simulation does the work of jobs itself, at its own time. */
  const platformAt = (now: Date): Platform => ({
    ...platform,
    clock: { now: () => now },
    jobs: { ...platform.jobs, add: () => Promise.resolve() },
  });

  /** Gives a warehouse bins and a rate card if it has none. */
  async function open({ warehouseId, providerOrgId, opensAt }: SimulatedSite, day: string): Promise<void> {
    const staff = {
      user: { orgId: providerOrgId },
      floor: <Result>(work: Parameters<typeof database.asWarehouseStaff<Result>>[1]) =>
        database.asWarehouseStaff(providerOrgId, work),
    };
    await staff.floor(async (trx) => {
      const known = new Set((await readBins(trx, warehouseId)).map(({ binCode }) => binCode));
      const missing = standardBins.filter(({ binCode }) => !known.has(binCode));
      if (missing.length > 0) await saveBins(trx, { orgId: providerOrgId, warehouseId }, missing);
    });
    if (await staff.floor((trx) => hasCardOn(trx, warehouseId, day))) return;
    const cards = rateCardService(platformAt(opensAt));
    const validFrom = `${day.slice(0, 7)}-01`;
    const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom, rules: standardRules };
    const { cardId } = await cards.save(staff, draft);
    await cards.publish(staff, { cardId });
  }

  return {
    /**
     * Simulates a past day in all warehouses of a provider, for its approved clients there.
     *
     * @throws RequestError 400 when the provider is ambiguous, 409 outside a demo for warehouses where people work
     */
    async simulateDay(given: {
      day: string;
      seed: number;
      orgId?: string | undefined;
    }): Promise<SimulatedDay> {
      const { day, seed } = given;
      const provider = await providerOf(given.orgId);
      const tally = { received: 0, shipped: 0, returned: 0, worked: 0, invoiced: 0 };
      const reply = { providerName: provider.orgName, ...tally };
      const record = await database.asSystem((trx) => readRecord(trx, provider.orgId, clock.now()));
      if (record.today === null || day >= record.today) return { ...reply, outcome: 'NOT_OVER' };
      if (record.hasRealWork && !config.demo) throw conflict(warehouseMessages.realWarehouse());
      // Stock is used in order of arrival: nothing can be inserted before the record.
      if (record.lastDay !== null && day < record.lastDay) return { ...reply, outcome: 'EARLIER' };
      const sites = await database.asSystem((trx) => readSites(trx, provider.orgId, day));
      for (const site of sites) await open(site, day);
      for (const site of sites) {
        const { opensAt } = site;
        // Work does not start at eight sharp; the sequence within a day is kept.
        const late = chanceOf(seed, site.warehouseCode, site.orgName, day, 'late').below(780_000);
        const siteDay: SimulatedSiteDay = {
          ...site,
          seed,
          day,
          isFirst: record.lastDay === null || record.lastDay === day,
          platformAt: (afterOpening) => platformAt(new Date(opensAt.getTime() + late + afterOpening)),
        };
        await simulatedClient(platform, siteDay).work();
        await simulatedFloor(platform, siteDay, tally).work();
        await simulatedBilling(platform, siteDay, tally).work();
      }
      return { ...reply, ...tally, outcome: 'SIMULATED' };
    },
  };
}
