import { operator, type Audience } from '@lading/contracts/services/operator';
import { callServer } from './call-server.ts';

type Values = Partial<Record<string, string | boolean>>;

/** `notify publish` and `notify recall`; gives what to print, or undefined for anything else. */
export async function notify(
  [action, publicationId]: readonly string[],
  values: Values,
  environment: Record<string, string | undefined>,
): Promise<string | undefined> {
  if (action === 'publish') {
    const body = {
      audience: audienceOf(String(values['to'] ?? '')),
      titleEn: values['title-en'],
      titleZh: values['title-zh'],
      digestEn: values['digest-en'],
      digestZh: values['digest-zh'],
      contentEn: values['content-en'],
      contentZh: values['content-zh'],
      showAfterLogin: values['after-login'] === true,
    };
    const sent = await callServer(operator.calls.publishNotification, { body }, environment);
    return `Sent as ${sent.publicationId}, to ${sent.messages} ${sent.messages === 1 ? 'recipient' : 'recipients'}. To call it back: npm run admin -- notify recall ${sent.publicationId}`;
  }
  if (action === 'recall' && publicationId !== undefined) {
    const params = { publicationId };
    const { messages } = await callServer(operator.calls.recallNotification, { params }, environment);
    return `Called back from ${messages} ${messages === 1 ? 'recipient' : 'recipients'}.`;
  }
  return undefined;
}

/** `all`, `org:1002`, or an e-mail address. @throws for anything else */
export function audienceOf(text: string): Audience {
  if (text === 'all') return { kind: 'all' };
  if (/^org:\d+$/.test(text)) return { kind: 'organisation', orgId: text.slice(4) };
  if (text.includes('@')) return { kind: 'person', email: text };
  throw new Error('--to is "all", "org:" and a number, or an e-mail address.');
}
