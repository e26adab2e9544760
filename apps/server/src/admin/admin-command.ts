import type { ParseArgsOptionsConfig } from 'node:util';
import type { OperatorAccess } from './open-operator.ts';

/** What a command is called with. */
export interface Given {
  /** Options, as `util.parseArgs` reads them. */
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** Words after the command's own. */
  rest: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** The way to the operators' calls, opened when it is first asked for. */
  operator(): Promise<OperatorAccess>;
  /** Everything on standard input. */
  readInput(): Promise<string>;
}

/** One thing that `npm run admin` does. */
export interface AdminCommand {
  /** The words it is called by, such as `user create`. */
  words: string;
  /** One sentence for `--help`. */
  summary: string;
  /** What follows the words, a line each. */
  usage: readonly string[];
  options: ParseArgsOptionsConfig;
  /** Does it; gives what to print. @throws UsageError when something is missing; Error with a text for people */
  run(given: Given): Promise<string>;
}

/** It was called in a way that says nothing: exit code 2, and the usage is shown. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option with a text. */
export const text = { type: 'string' } as const;
/** An option without. */
export const flag = { type: 'boolean' } as const;

/** The text of an option; undefined when it was not given. */
export function optional({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of an option. @throws UsageError when it was not given */
export function wanted(given: Given, name: string): string {
  const value = optional(given, name);
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  return value;
}

/** The word after the command's own. @throws UsageError when there is none, or more than that */
export function onlyWord({ rest }: Given, what: string): string {
  const [word, ...more] = rest;
  if (word === undefined) throw new UsageError(`${what} is missing.`);
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}`);
  return word;
}

/** A text to set: left out stays as it is, an empty one clears it. */
export function clearable(given: Given, name: string): string | null | undefined {
  const value = optional(given, name);
  return value === '' ? null : value;
}

/** `LAX-01=14,16`, or a code alone. @throws UsageError */
export function warehouseOf(given: string): { code: string; functionTypes: number[] } {
  const [, code = '', functions = ''] = /^([^=]+)(?:=(\d+(?:,\d+)*))?$/.exec(given) ?? [];
  if (code === '') throw new UsageError('--warehouse is a code, or a code with functions: LAX-01=14,16');
  return { code, functionTypes: functions === '' ? [] : functions.split(',').map(Number) };
}
