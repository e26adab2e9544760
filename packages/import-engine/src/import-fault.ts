import type { LocalizedMessage } from '@lading/contracts/core';
import type { fileMessages } from '@lading/contracts/imports';

/** Why an entire file is refused. */
export type ImportFaultCode = keyof typeof fileMessages;

/**
 * A file, or a mapping of it, that cannot be imported at all. The text explains what to do, in both languages; errors
 * of single rows are not thrown but listed (decision D8).
 */
export class ImportFault extends Error {
  readonly code: ImportFaultCode;
  readonly text: LocalizedMessage;

  constructor(code: ImportFaultCode, text: LocalizedMessage) {
    super(text.message);
    this.name = 'ImportFault';
    this.code = code;
    this.text = text;
  }
}
