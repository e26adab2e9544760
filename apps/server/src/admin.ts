import { parseArgs } from 'node:util';
import { notify } from './admin/notify.ts';

const usage = `npm run admin -- notify publish --to all|org:ID|EMAIL --title-en TEXT --title-zh TEXT
    --content-en TEXT --content-zh TEXT [--digest-en TEXT --digest-zh TEXT] [--after-login]
npm run admin -- notify recall ID
`;

const text = { type: 'string' } as const;
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: text,
      'title-en': text,
      'title-zh': text,
      'digest-en': text,
      'digest-zh': text,
      'content-en': text,
      'content-zh': text,
      'after-login': { type: 'boolean' },
    },
  });
  const [area, ...rest] = positionals;
  const done = area === 'notify' ? await notify(rest, values, process.env) : undefined;
  if (done === undefined) throw new Error(`What is to be done?\n\n${usage}`);
  process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
