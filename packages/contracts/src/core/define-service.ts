import type { z } from 'zod';
import type { AuditKind } from '../audit/audit-event.ts';

/** Encoding of the body. `markAsRead` is form-encoded and uploads are multipart; all others are JSON (spec §7). */
export type Encoding = 'json' | 'form' | 'multipart';

/** Kind of reply: the envelope's `data`, a file, or newline-delimited JSON (decision D8). */
export type ReplyKind = 'data' | 'file' | 'ndjson';

/**
 * Who may call: anyone, a signed-in person, staff of a warehouse (people of an organization that provides one, decision D15), or
 * an operator with a token of the server's own. The server denies by default: a call cannot be declared without it. The handler
 * then limits the data to the organization, and so does row-level security.
 */
export type Access = 'public' | 'signed-in' | 'warehouse' | 'operator';

/** One call of the wire, as data. */
export interface CallSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path; `{name}` stands for a member of `params`. */
  path: string;
  access: Access;
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The body; of a multipart call its text parts only. */
  body?: z.ZodType;
  /** The file parts of a multipart call, by the name of the part. */
  files?: Readonly<Record<string, 'required' | 'optional'>>;
  /** Default `json`. */
  encoding?: Encoding;
  /** Schema of the envelope's `data`; of one line for `ndjson`; absent for `file`. */
  data?: z.ZodType;
  /** Default `data`. */
  reply?: ReplyKind;
  /** Spec §7 names the calls whose errors stay silent. Default `toast`. */
  errors?: 'toast' | 'silent';
  /** An error reply of another back end has its message in `data` (spec §8, the template list). */
  errorText?: 'data';
  /** The call takes an `Idempotency-Key` header and runs once, even if it arrives several times (decision D8). */
  idempotent?: boolean;
  /**
   * The body holds a whole import, up to `limits.importFile.rows` rows: the server reads and checks it alongside other work, so
   * its handler receives it unread.
   */
  bulk?: true;
  /**
   * The texts of the body are compared with those of a file, such as headings, and stay as sent; those of all other calls are
   * converted to the form in which texts are stored (decision D28).
   */
  keepsTexts?: true;
  /** Answered even while the product is paused (spec §8, code 555), as all operator calls are: calls needed to show the pause. */
  inMaintenance?: true;
  /** Recorded in the audit log of the organization, done or refused, as this kind. */
  audit?: AuditKind;
  /** Milliseconds before the client gives up, if not the 60 s of spec §9. */
  timeoutMs?: number;
}

/** A declared call: its spec and the names it goes by. */
export type Call<Spec extends CallSpec = CallSpec> = Spec & {
  /** Unique over all services, such as `identity.afterLogin`; the first part of its query key. */
  id: string;
};

/** A service: the calls of one upstream, by name. */
export interface Service<Calls extends Record<string, CallSpec> = Record<string, CallSpec>> {
  name: string;
  calls: { [Name in keyof Calls]: Call<Calls[Name]> };
}

/** Declares the calls of one upstream service (spec §7). Client, server, query keys and OpenAPI are derived from the value. */
export function defineService<const Calls extends Record<string, CallSpec>>(
  name: string,
  calls: Calls,
): Service<Calls> {
  const entries = Object.entries(calls).map(([key, spec]) => [key, { ...spec, id: `${name}.${key}` }]);
  return { name, calls: Object.fromEntries(entries) as Service<Calls>['calls'] };
}

/** A part without required members may be omitted by the caller. */
type PartIn<Spec, Part extends 'params' | 'query' | 'body'> = Spec extends { [P in Part]: z.ZodType }
  ? undefined extends z.input<Spec[Part]>
    ? { [P in Part]?: z.input<Spec[Part]> }
    : Partial<z.input<Spec[Part]>> extends z.input<Spec[Part]>
      ? { [P in Part]?: z.input<Spec[Part]> }
      : { [P in Part]: z.input<Spec[Part]> }
  : unknown;
type PartOut<Spec, Part extends 'params' | 'query' | 'body'> = Spec extends { [P in Part]: z.ZodType }
  ? { [P in Part]: z.output<Spec[Part]> }
  : unknown;

type FilesIn<Spec> = Spec extends { files: infer Files }
  ? { [Name in keyof Files as Files[Name] extends 'required' ? Name : never]: Blob } & {
      [Name in keyof Files as Files[Name] extends 'optional' ? Name : never]?: Blob | undefined;
    }
  : unknown;
type MultipartIn<Spec> = {
  body: FilesIn<Spec> & (Spec extends { body: z.ZodType } ? z.input<Spec['body']> : unknown);
};

/**
 * The input of a caller: `{params?, query?, body?}` before parsing. The body of a multipart call holds its text parts and, under
 * the names of `files`, a `File` or `Blob` each.
 */
export type CallInput<Spec extends CallSpec> = PartIn<Spec, 'params'> &
  PartIn<Spec, 'query'> &
  (Spec extends { encoding: 'multipart' } ? MultipartIn<Spec> : PartIn<Spec, 'body'>);

/** The input of a handler: `{params?, query?, body?}` after parsing; files are read from the request itself. */
export type ParsedInput<Spec extends CallSpec> = PartOut<Spec, 'params'> &
  PartOut<Spec, 'query'> &
  PartOut<Spec, 'body'>;

/** What the call yields to its caller: the envelope's `data`; for `ndjson` one line. */
export type CallData<Spec extends CallSpec> = Spec extends { data: z.ZodType }
  ? z.output<Spec['data']>
  : void;

/** What a handler returns as the envelope's `data`; for `ndjson` one line. */
export type ReplyData<Spec extends CallSpec> = Spec extends { data: z.ZodType }
  ? z.input<Spec['data']>
  : void;

/** The query key of a call with its input: derived, never written by hand. Without input it matches every input. */
export function queryKey<Spec extends CallSpec>(
  call: Call<Spec>,
  input?: CallInput<Spec>,
): readonly unknown[] {
  return input === undefined ? [call.id] : [call.id, input];
}
