import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';

/** A mail to one person. */
interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail: by SMTP when configured, else into the folder `mail` of the data folder (decision D3). */
export interface Mail {
  send(letter: Letter): Promise<void>;
  /** The newest written mails; none when they go out by SMTP. */
  written(): Promise<(Letter & { time: string })[]>;
}

export function openMail(config: Config, clock: Clock): Mail {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    return {
      send: async (letter) => void (await transport.sendMail({ from, ...letter })),
      written: () => Promise.resolve([]),
    };
  }
  const folder = join(config.dataDir, 'mail');
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = clock.now().toISOString();
      const name = `${time.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
      await writeFile(join(folder, name), JSON.stringify({ time, from, ...letter }, null, 2), {
        mode: 0o600,
      });
    },
    async written() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
      const newest = names.slice(-50).reverse();
      return Promise.all(
        newest.map(
          async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter & { time: string },
        ),
      );
    },
  };
}
