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

/** The results of an action on many rows: each row that failed with its reason, and the number of the others. */
export function ActAnswers({ answers, onClose, onChooseFailed }: ActAnswersProps) {
  const { t } = useTranslation('commonLists');
  const { label, done, failed, notStarted } = answers;
  const isFailed = failed.length > 0;
  const Icon = isFailed ? CircleX : CircleCheck;
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
          {notStarted > 0 ? (
            <span className="font-normal text-ink-muted">
              {' '}
              · {t('answers.stopped', { count: notStarted })}
            </span>
          ) : null}
        </output>
        <CloseButton label={t('answers.close')} onClick={onClose} className="-my-1" />
      </div>
      {isFailed ? (
        <>
          <ul className="mt-2 max-h-48 overflow-y-auto border-t border-line pt-1">
            {failed.slice(0, namedRows).map(({ id, name, reason }) => (
              <li key={id} className="py-1">
                <span className="font-medium">{name}</span> <span className="text-danger-ink">{reason}</span>
              </li>
            ))}
            {failed.length > namedRows ? (
              <li className="py-1 text-ink-muted">
                {t('answers.more', { count: failed.length - namedRows })}
              </li>
            ) : null}
          </ul>
          <Button size="small" className="mt-2" onClick={() => onChooseFailed(failed.map(({ id }) => id))}>
            {t('answers.keepFailed')}
          </Button>
        </>
      ) : null}
    </section>
  );
}
