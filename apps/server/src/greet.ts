import { product } from '@lading/contracts/product';
import { demoPassword, demoPeople } from '../db/seeds/demo-people.ts';
import type { Config } from './config.ts';

/** Tells the person at the terminal where to go and, in a demo, how to sign in (decision D12). */
export function greet(config: Config, address: string, demo: boolean): void {
  const { port } = new URL(address);
  const origin = (host: string): string => `http://${host}:${port}`;
  const lines = ['', `${product.name} is ready`, '', `  Open     ${config.publicUrl ?? origin('localhost')}`];
  if (demo) {
    lines.push(
      `  Mail     ${origin('localhost')}/demo/mail (codes that would be mailed)`,
      '',
      '  Sign in with one of',
    );
    for (const person of demoPeople) {
      const where = person.resellerHost === undefined ? '' : `  at ${origin(person.resellerHost)}`;
      lines.push(`    ${person.email.padEnd(22)} ${person.what}${where}`);
    }
    lines.push('', `  Password ${demoPassword}`);
  }
  lines.push(
    '',
    `  Data     ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    ...(config.production ? [] : [`  Log      ${config.logFile}`]),
    '  Ctrl-C ends it',
    '',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
