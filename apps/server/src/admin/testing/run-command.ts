import { runAdmin } from '../run-admin.ts';

/** The result of a command. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

/** Runs an admin command as in a terminal, with `input` on its standard input. */
export async function runCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  input = '',
): Promise<CommandResult> {
  const result: CommandResult = { code: -1, out: '', err: '' };
  result.code = await runAdmin(words, {
    environment,
    out: (text) => void (result.out += text),
    err: (text) => void (result.err += text),
    readInput: () => Promise.resolve(input),
  });
  return result;
}
