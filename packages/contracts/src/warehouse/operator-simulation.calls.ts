import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId } from '../core/wire-values.ts';

const counted = z.number().int().nonnegative();

/** What a simulated day added; nothing if later days are already on record (`EARLIER`), or if the day is not over (`NOT_OVER`). */
export const simulatedDay = z.object({
  outcome: z.enum(['SIMULATED', 'EARLIER', 'NOT_OVER']),
  providerName: z.string(),
  received: counted,
  shipped: counted,
  returned: counted,
  worked: counted,
  invoiced: counted,
});
export type SimulatedDay = z.infer<typeof simulatedDay>;

/** History of a provider's warehouses for demonstrations and load tests (warehouse design, "Floor"). Our own. */
export const operatorSimulationApi = defineService('operator-simulation', {
  simulateDay: {
    method: 'POST',
    path: '/api/operator/warehouse/simulatedDay',
    access: 'operator',
    audit: 'operator',
    summary:
      'Simulates a past day in the warehouses of a provider with the same steps that people take; repeating a day with its seed adds nothing.',
    body: z.object({
      day: calendarDay,
      /** The same seed gives the same random values. */
      seed: z.number().int().min(1).max(999_999),
      /** The provider; may be omitted if there is only one. */
      orgId: wireId.optional(),
    }),
    data: simulatedDay,
  },
});
