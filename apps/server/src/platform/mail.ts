import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { product } from '@lading/contracts/core';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';

/** A mail to one person. */
interface Letter {
  /** The sender's brand: also shown as the sender's name if it is not ours. */
  siteName: string;
  to: string;
  subject: string;
  text: string;
}

/** A mail that has been written into the folder. */
interface WrittenLetter extends Letter {
  time: string;
  from: string;
}

/** Sends mail: by SMTP when configured, otherwise into the folder `mail` of the data folder (decision D3). */
export interface Mail {
  send(letter: Letter): Promise<void>;
  /** The newest written mails; none when they go out by SMTP. */
  written(): Promise<WrittenLetter[]>;
}

/** The folder for mails that are not sent by SMTP. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail');

/** How long a mail server may be silent before a retry, in milliseconds. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};
/** How long one mail may take: a server that sends a byte now and then is never silent. Some delay each answer on purpose. */
const letterMost = 120_000;

/** @param letterMs the time limit of one mail sent by SMTP */
export function openMail(config: Config, clock: Clock, letterMs: number = letterMost): Mail {
  const { smtpUrl } = config.mail;
  const address = /<([^<>]+)>\s*$/.exec(config.mail.from)?.[1] ?? config.mail.from;
  const senderOf = ({ siteName }: Letter): string =>
    siteName === product.name
      ? config.mail.from
      : `"${siteName.replaceAll(/["\\\p{Cc}]/gu, '')}" <${address}>`;
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...patience });
    return {
      async send(letter) {
        const { to, subject, text } = letter;
        const signal = AbortSignal.timeout(letterMs);
        try {
          await transport.sendMail({ from: senderOf(letter), to, subject, text, signal });
        } catch (error) {
          if (!signal.aborted) throw error;
          throw new Error(`The mail server took more than ${letterMs / 1_000} s for one mail`, {
            cause: error,
          });
        }
      },
      written: () => Promise.resolve([]),
    };
  }
  const folder = mailFolder(config);
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = clock.now().toISOString();
      const name = `${time.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
      const written: WrittenLetter = { time, from: senderOf(letter), ...letter };
      await writeFile(join(folder, name), JSON.stringify(written, null, 2), { mode: 0o600 });
    },
    async written() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
      const newest = names.slice(-50).reverse();
      const letters = await Promise.all(newest.map((name) => readLetter(join(folder, name))));
      return letters.filter((letter) => letter !== undefined);
    },
  };
}

/** A written mail; undefined when a full disk has truncated it, or it is being written. */
async function readLetter(path: string): Promise<WrittenLetter | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as WrittenLetter;
  } catch {
    return undefined;
  }
}
