import { taskMessages } from '@lading/contracts/tasks';
import type { LocalizedText } from '@lading/contracts/core';
import { DatabaseError } from 'pg';
import { RequestError } from '../../platform/request-error.ts';

/** The text for an import that could not be completed. */
export const gaveUpText: LocalizedText = taskMessages.importGaveUp();

/** The text for an export that could not be completed. */
export const exportGaveUpText: LocalizedText = taskMessages.exportGaveUp();

/** The text of a task that its owner has stopped. */
export const cancelledText: LocalizedText = taskMessages.cancelled();

/** The text of a bulk action that its owner has stopped. */
export const bulkCancelledText: LocalizedText = taskMessages.bulkCancelled();

const valueText: LocalizedText = taskMessages.valueRefused();

/**
 * The text for an import failure that a retry would repeat: a refusal, or a value that the database rejects (SQLSTATE classes 22 and
 * 23). Undefined for an error that may be temporary.
 */
export function lastingFailure(error: unknown): LocalizedText | undefined {
  if (error instanceof RequestError) {
    const [first] = error.faults ?? [];
    const { code, params, message, zhMessage } = first ?? error.text;
    return { code, params, message, zhMessage };
  }
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '') ? valueText : undefined;
}
