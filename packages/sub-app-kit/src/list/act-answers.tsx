import { Button } from '@lading/ui/button';
import { CloseButton } from '@lading/ui/close-button';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The results of an action to show. */
export interface AnswersToShow {
  /** Label of the action. */
  label: string;
  done: number;
  failed: readonly { id: string; name: string; reason: string }[];
  /** Names of rows that it does not apply to, if they could not be counted before it started. */
  skipped: readonly string[];
  /** Rows that were not processed because it was stopped. */
  notStarted: number;
}

/** Number of rows that are listed; the others are counted. */
const namedRows = 50;

export interface ActAnswersProps {
  answers: AnswersToShow;
  onClose: () => void;
  onChooseFailed: (ids: readonly string[]) => void;
}

/** The results of an action on many rows: each row that failed or was skipped with its reason, and the number of the others. */
export function ActAnswers({ answers, onClose, onChooseFailed }: ActAnswersProps) {
  const { t } = useTranslation('commonLists');
  const { label, done, failed, skipped, notStarted } = answers;
  const isFailed = failed.length > 0;
  const Icon = isFailed ? CircleX : CircleCheck;
  const named = [
    ...failed.map(({ id, ...row }) => ({ key: id, ...row, isSkipped: false })),
    ...skipped.map((name, at) => ({
      key: `skipped ${at}`,
      name,
      reason: t('answers.notForIt'),
      isSkipped: true,
    })),
  ];
  return (
    <section
      aria-label={t('answers.label')}
      className="w-120 max-w-full p-3 not-last:border-b not-last:border-line"
    >
      <div className="flex items-start gap-2">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4 shrink-0 ${isFailed ? 'text-danger-ink' : 'text-success-ink'}`}
        />
        <output className="min-w-0 flex-1 font-medium">
          {isFailed
            ? t('answers.failed', { label, count: failed.length })
            : t('answers.done', { label, count: done })}
          {isFailed && done > 0 ? (
            <span className="font-normal text-ink-muted"> · {t('answers.alsoDone', { count: done })}</span>
          ) : null}
          {skipped.length > 0 ? (
            <span className="font-normal text-ink-muted">
              {' '}
              · {t('answers.skipped', { count: skipped.length })}
            </span>
          ) : null}
          {notStarted > 0 ? (
            <span className="font-normal text-ink-muted">
              {' '}
              · {t('answers.stopped', { count: notStarted })}
            </span>
          ) : null}
        </output>
        <CloseButton label={t('answers.close')} onClick={onClose} className="-my-1" />
      </div>
      {named.length > 0 ? (
        <ul className="mt-2 max-h-48 overflow-y-auto border-t border-line pt-1">
          {named.slice(0, namedRows).map(({ key, name, reason, isSkipped }) => (
            <li key={key} className="py-1">
              <span className="font-medium">{name}</span>{' '}
              <span className={isSkipped ? 'text-ink-muted' : 'text-danger-ink'}>{reason}</span>
            </li>
          ))}
          {named.length > namedRows ? (
            <li className="py-1 text-ink-muted">{t('answers.more', { count: named.length - namedRows })}</li>
          ) : null}
        </ul>
      ) : null}
      {isFailed ? (
        <Button size="small" className="mt-2" onClick={() => onChooseFailed(failed.map(({ id }) => id))}>
          {t('answers.keepFailed')}
        </Button>
      ) : null}
    </section>
  );
}
