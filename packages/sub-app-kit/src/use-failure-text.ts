import { ApiError } from '@lading/api-client/api-error';
import type { LocalizedMessage } from '@lading/contracts/core';
import type { Language } from '@lading/i18n/languages';
import { localized } from '@lading/i18n/localized';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

/** A failure in the reader's language. */
export interface FailureText {
  text: string;
  /** Identifies the failure in the server's log; null if it never got there. */
  requestId: string | null;
}

/** A failure on the reader's own computer, without the server, with its text in both languages (decision D18). */
export class LocalizedFailure extends Error {
  override readonly name = 'LocalizedFailure';
  readonly code: string;
  readonly zhMessage: string;

  constructor({ code, message, zhMessage }: LocalizedMessage, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.zhMessage = zhMessage;
  }
}

/**
 * The text for a failed call (spec §8): the server's text, or advice if it could not be reached.
 * @param own texts of failures that are not replies of the server
 */
export function failureText(
  fault: unknown,
  language: Language,
  own: { unexpected: string; unreachable: string },
): FailureText {
  if (fault instanceof LocalizedFailure) return { text: localized(fault, language), requestId: null };
  if (!(fault instanceof ApiError)) return { text: own.unexpected, requestId: null };
  const text = fault.kind === 'network' && fault.code === null ? own.unreachable : localized(fault, language);
  return { text, requestId: fault.requestId };
}

/** {@link failureText} in the reader's language. */
export function useFailureText(fault: unknown): FailureText {
  const { t } = useTranslation('commonSubApp');
  return failureText(fault, useLanguage(), { unexpected: t('unexpected'), unreachable: t('unreachable') });
}
