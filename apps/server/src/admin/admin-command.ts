import type { ParseArgsOptionsConfig } from 'node:util';
import type { OperatorAccess } from './open-operator.ts';

/** The input of a command. */
export interface Given {
  /** Options, as `util.parseArgs` reads them. */
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  /** The words after the command's name. */
  rest: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Access to the operators' calls, opened on first use. */
  operator(): Promise<OperatorAccess>;
  /** Everything on standard input. */
  readInput(): Promise<string>;
}

/** One command of `npm run admin`. */
export interface AdminCommand {
  /** The words of its name, such as `user create`. */
  words: string;
  /** One sentence for `--help`. */
  summary: string;
  /** The usage after the name, one line each. */
  usage: readonly string[];
  options: ParseArgsOptionsConfig;
  /** Runs it; returns the output. @throws UsageError when something is missing; Error with a text for people */
  run(given: Given): Promise<string>;
}

/** It was called incorrectly: exit code 2, and the usage is shown. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option with a value. */
export const text = { type: 'string' } as const;
/** An option without a value. */
export const flag = { type: 'boolean' } as const;

/** The value of an option; undefined when it was not given. */
export function optional({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of an option. @throws UsageError when it was not given */
export function wanted(given: Given, name: string): string {
  const value = optional(given, name);
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  return value;
}

/** The word after the command's name. @throws UsageError when there is none, or more than one */
export function onlyWord({ rest }: Given, what: string): string {
  const [word, ...more] = rest;
  if (word === undefined) throw new UsageError(`${what} is missing.`);
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}`);
  return word;
}

/** A text to set: an omitted one is unchanged, an empty one clears it. */
export function clearable(given: Given, name: string): string | null | undefined {
  const value = optional(given, name);
  return value === '' ? null : value;
}

/** `LAX-01=14,16`, or only a code. @throws UsageError */
export function warehouseOf(given: string): { code: string; functionTypes: number[] } {
  const [, code = '', functions = ''] = /^([^=]+)(?:=(\d+(?:,\d+)*))?$/.exec(given) ?? [];
  if (code === '') throw new UsageError('--warehouse is a code, or a code with functions: LAX-01=14,16');
  return { code, functionTypes: functions === '' ? [] : functions.split(',').map(Number) };
}
