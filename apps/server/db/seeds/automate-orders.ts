import type { RuleDraft } from '@lading/contracts/automation';
import { ruleService } from '../../src/modules/automation/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { SeededOrganization } from './seed.ts';

/** Rules a seller might start with. They are off: a seller first tries them on the latest orders. */
const rules: readonly RuleDraft[] = [
  {
    name: 'Check large orders before shipping',
    trigger: 'ARRIVED',
    isFinal: false,
    criteria: { match: 'ALL', items: [{ fact: 'value', min: 300, max: null, currency: 'USD' }] },
    actions: [
      { do: 'tag', tag: 'high value' },
      { do: 'signature', type: 'adult' },
      { do: 'insure', amount: null },
    ],
  },
  {
    name: 'Cheapest service on the West Coast',
    trigger: 'READY',
    isFinal: false,
    criteria: {
      match: 'ALL',
      items: [
        { fact: 'country', is: 'in', countries: ['US'] },
        { fact: 'state', is: 'in', states: ['CA', 'OR', 'WA', 'NV'] },
      ],
    },
    actions: [{ do: 'rate', rule: 'cheapest', atMost: { minor: 2_500, currency: 'USD' } }],
  },
];

/** Creates rules for the demo's seller, through the calls that a person uses. */
export async function automateOrders(
  platform: Platform,
  organisations: readonly SeededOrganization[],
): Promise<void> {
  const seller = organisations.find(({ person }) => person.email === 'seller@lading.test');
  if (!seller) return;
  const { orgId, userId } = seller;
  const service = ruleService(platform);
  for (const rule of rules)
    await service.save(
      { db: (work) => platform.database.asOrganization(orgId, work), user: { userId } },
      { rule },
    );
}
