import type { Platform } from '../../platform/platform.ts';
import type { adjustmentService } from './adjustments/adjustment.service.ts';
import type { carrierCallService } from './calls/carrier-call.service.ts';
import type { PurchaseService } from './purchase.service.ts';
import type { QuoteService } from './quote.service.ts';
import type { trackingService } from './tracking.service.ts';
import type { voidService } from './void.service.ts';

/**
 * What carriers have not answered, or report later, is asked again on schedule; quotes that were not bought and old records of calls are
 * removed each night. Call it while modules are registered.
 */
export function followUpOnLabels(
  { jobs }: Platform,
  services: {
    quotes: QuoteService;
    purchases: PurchaseService;
    voids: ReturnType<typeof voidService>;
    adjustments: ReturnType<typeof adjustmentService>;
    tracking: ReturnType<typeof trackingService>;
    calls: ReturnType<typeof carrierCallService>;
  },
): void {
  const { quotes, purchases, voids, adjustments, tracking, calls } = services;
  jobs.schedule('shipping.old-quotes', '29 4 * * *', () => quotes.tidyUp());
  jobs.schedule('shipping.old-carrier-calls', '43 4 * * *', () => calls.tidyUp());
  jobs.schedule('shipping.settle-purchases', '* * * * *', () => purchases.saga.reconcile());
  jobs.schedule('shipping.voids', '*/5 * * * *', () => voids.followUp());
  jobs.schedule('shipping.adjustments', '*/10 * * * *', () => adjustments.followUp());
  jobs.schedule('shipping.track', '*/5 * * * *', () => tracking.trackDue());
}
