import { type MaintenanceState, operatorPlatformApi } from '@lading/contracts/operator';
import { optional, text, UsageError, type AdminCommand, type Given } from './admin-command.ts';

const told = ({ isOn, tipEn, tipZh, since }: MaintenanceState): string =>
  [
    `Maintenance is ${isOn ? 'on' : 'off'} since ${since}.`,
    ...(isOn ? [`  ${tipEn ?? 'The general tip is shown.'}`, ...(tipZh === null ? [] : [`  ${tipZh}`])] : []),
  ].join('\n');

const set = async (given: Given, body: object): Promise<string> =>
  told(await (await given.operator()).call(operatorPlatformApi.calls.setMaintenance, { body }));

/** Maintenance mode (spec §8, code 555). */
export const maintenanceCommands: readonly AdminCommand[] = [
  {
    words: 'maintenance on',
    summary: 'Turns maintenance on for every node: people are sent to /maintain with the tip.',
    usage: ['[--tip-en TEXT --tip-zh TEXT]'],
    options: { 'tip-en': text, 'tip-zh': text },
    async run(given) {
      const [tipEn, tipZh] = [optional(given, 'tip-en'), optional(given, 'tip-zh')];
      if ((tipEn === undefined) !== (tipZh === undefined))
        throw new UsageError('--tip-en and --tip-zh go together.');
      return set(given, { isOn: true, tipEn, tipZh });
    },
  },
  {
    words: 'maintenance off',
    summary: 'Ends maintenance.',
    usage: [],
    options: {},
    run: (given) => set(given, { isOn: false }),
  },
  {
    words: 'maintenance show',
    summary: 'Shows whether maintenance is on.',
    usage: [],
    options: {},
    run: async (given) =>
      told(await (await given.operator()).call(operatorPlatformApi.calls.maintenance, {})),
  },
];
