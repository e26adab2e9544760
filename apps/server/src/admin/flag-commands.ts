import { operatorPlatformApi } from '@lading/contracts/operator';
import type { FeatureFlag } from '@lading/contracts/organizations';
import { text, UsageError, wanted, type AdminCommand } from './admin-command.ts';

const listed = (flags: readonly FeatureFlag[]): string =>
  flags.map(({ featureFlagKey, isEnable }) => `${featureFlagKey} ${isEnable ? 'on' : 'off'}`).join('\n');

/** Feature flags of an organization (spec §3). */
export const flagCommands: readonly AdminCommand[] = [
  {
    words: 'flags show',
    summary: 'Shows the feature flags of an organization.',
    usage: ['--org-id ID'],
    options: { 'org-id': text },
    async run(given) {
      const params = { orgId: wanted(given, 'org-id') };
      return listed(await (await given.operator()).call(operatorPlatformApi.calls.flags, { params }));
    },
  },
  {
    words: 'flags set',
    summary: 'Sets a feature flag of an organization. The shell knows SPS and NewStockFlag.',
    usage: ['--org-id ID KEY on|off'],
    options: { 'org-id': text },
    async run(given) {
      const [featureFlagKey, state, ...more] = given.rest;
      if (featureFlagKey === undefined || (state !== 'on' && state !== 'off') || more.length > 0)
        throw new UsageError('A key, and "on" or "off".');
      const params = { orgId: wanted(given, 'org-id') };
      const body = { featureFlagKey, isEnable: state === 'on' };
      const { flags } = await (
        await given.operator()
      ).call(operatorPlatformApi.calls.setFlag, { params, body });
      return listed(flags);
    },
  },
];
