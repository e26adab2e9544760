import { type Audience, operatorNotificationsApi } from '@lading/contracts/messages';
import { flag, onlyWord, optional, text, UsageError, wanted, type AdminCommand } from './admin-command.ts';

const recipients = (count: number): string => `${count} ${count === 1 ? 'recipient' : 'recipients'}`;

/** Notifications (decision D6). */
export const notifyCommands: readonly AdminCommand[] = [
  {
    words: 'notify publish',
    summary: 'Sends a notification and pushes it.',
    usage: [
      '--to all|org:ID|EMAIL --title-en TEXT --title-zh TEXT',
      '--content-en TEXT --content-zh TEXT [--digest-en TEXT --digest-zh TEXT] [--after-login]',
    ],
    options: {
      to: text,
      'title-en': text,
      'title-zh': text,
      'digest-en': text,
      'digest-zh': text,
      'content-en': text,
      'content-zh': text,
      'after-login': flag,
    },
    async run(given) {
      const body = {
        audience: audienceOf(wanted(given, 'to')),
        titleEn: wanted(given, 'title-en'),
        titleZh: wanted(given, 'title-zh'),
        digestEn: optional(given, 'digest-en'),
        digestZh: optional(given, 'digest-zh'),
        contentEn: wanted(given, 'content-en'),
        contentZh: wanted(given, 'content-zh'),
        showAfterLogin: given.values['after-login'] === true,
      };
      const sent = await (
        await given.operator()
      ).call(operatorNotificationsApi.calls.publishNotification, { body });
      return `Sent as ${sent.publicationId}, to ${recipients(sent.messages)}. To call it back: npm run admin -- notify recall ${sent.publicationId}`;
    },
  },
  {
    words: 'notify recall',
    summary: 'Recalls a notification: it is no longer shown.',
    usage: ['ID'],
    options: {},
    async run(given) {
      const params = { publicationId: onlyWord(given, 'The number of the notification') };
      const { messages } = await (
        await given.operator()
      ).call(operatorNotificationsApi.calls.recallNotification, { params });
      return `Called back from ${recipients(messages)}.`;
    },
  },
];

/** `all`, `org:1002`, or an e-mail address. @throws UsageError for anything else */
export function audienceOf(given: string): Audience {
  if (given === 'all') return { kind: 'all' };
  if (/^org:\d+$/.test(given)) return { kind: 'organisation', orgId: given.slice(4) };
  if (given.includes('@')) return { kind: 'person', email: given };
  throw new UsageError('--to is "all", "org:" and a number, or an e-mail address.');
}
