import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { text, UsageError, type AdminCommand, type Given } from './admin-command.ts';
import { backupCommands } from './backup-commands.ts';
import { booksCommands } from './books-commands.ts';
import { brandingCommands } from './branding-commands.ts';
import { flagCommands } from './flag-commands.ts';
import { invitationCommands } from './invitation-commands.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { maintenanceCommands } from './maintenance-commands.ts';
import { markupCommands } from './markup-commands.ts';
import { notifyCommands } from './notify-commands.ts';
import { openOperator, type OperatorAccess } from './open-operator.ts';
import { organizationCommands } from './organization-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { printable, printableLines } from './printable.ts';
import { purchaseCommands } from './purchase-commands.ts';
import { userCommands } from './user-commands.ts';
import { verificationCommands } from './verification-commands.ts';
import { warehouseCommands } from './warehouse-commands.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

/** The name of the operator: given with `--as`, otherwise the user of the operating system. */
export function operatorNameOf(given: string | undefined): string {
  if (given !== undefined && given.trim() !== '') return given.trim();
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The streams and environment of a command. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  readInput(): Promise<string>;
}

const commands: readonly AdminCommand[] = [
  ...userCommands,
  ...organizationCommands,
  ...verificationCommands,
  ...invitationCommands,
  ...warehouseCommands,
  ...flagCommands,
  ...brandingCommands,
  ...invoiceCommands,
  ...paymentCommands,
  ...withdrawalCommands,
  ...purchaseCommands,
  ...markupCommands,
  ...booksCommands,
  ...maintenanceCommands,
  ...notifyCommands,
  ...backupCommands,
];

const call = 'npm run admin --';

/** Runs one command. @returns The exit code: 0 done, 1 refused or failed, 2 incorrect usage */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<number> {
  const command = commands.find((one) => one.words.split(' ').every((word, index) => words[index] === word));
  const isHelp = words.includes('--help') || words.includes('-h');
  if (!command) {
    (isHelp ? terminal.out : terminal.err)(overview());
    return isHelp ? 0 : 2;
  }
  if (isHelp) {
    terminal.out(helpOf(command));
    return 0;
  }
  let opened: OperatorAccess | undefined;
  try {
    const { positionals, values } = parse(command, words);
    const name = typeof values['as'] === 'string' ? values['as'] : undefined;
    const given: Given = {
      values,
      rest: positionals,
      environment: terminal.environment,
      operator: async () => (opened ??= await openOperator(terminal.environment, operatorNameOf(name))),
      readInput: terminal.readInput,
    };
    terminal.out(printableLines(await command.run(given)));
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    // In one line, since an error may contain user input.
    terminal.err(
      printable(messageOf(error).replaceAll(/\s*\n\s*/g, ' ')) + (isUsage ? `\n\n${helpOf(command)}` : ''),
    );
    return isUsage ? 2 : 1;
  } finally {
    await opened?.close();
  }
}

function parse(command: AdminCommand, words: readonly string[]) {
  const args = words.slice(command.words.split(' ').length);
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...command.options, as: text } });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function overview(): string {
  const width = Math.max(...commands.map(({ words }) => words.length));
  return [
    `${call} COMMAND, or COMMAND --help:`,
    '',
    ...commands.map(({ words, summary }) => `  ${words.padEnd(width)}  ${summary}`),
    '',
    'Every COMMAND takes --as NAME: who acts, in the audit logs. Without it, the user of the operating system.',
  ].join('\n');
}

function helpOf({ words, summary, usage }: AdminCommand): string {
  const [first = '', ...more] = usage;
  return [`${call} ${words} ${first}`.trimEnd(), ...more.map((line) => `    ${line}`), '', summary].join(
    '\n',
  );
}
