import { Banner } from '@lading/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardFailure } from '../model/wizard-failure.ts';
import { useWizardTexts } from './use-wizard-texts.ts';

const detailsShown = 5;

interface FailureBannerProps {
  failure: WizardFailure;
  actions?: ReactNode;
  /** A mapping or edits exist: the banner says that they are kept. */
  hasWork?: boolean;
}

/** A refused or failed call, shown where it happened: the problem, every error listed by the server, and what to do (spec §8). */
export function FailureBanner({ failure, actions, hasWork = true }: FailureBannerProps) {
  const { t, text } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const title = text(failure.text);
  const details = [...new Set(failure.details.map(text))].filter((detail) => detail !== title);
  const hint = failure.isLost ? t('failure.lost') : hasWork ? t('failure.refused') : null;
  const more = details.length - detailsShown;
  return (
    <Banner tone="danger" live title={title} actions={actions}>
      {details.length > 0 ? (
        <ul className="mt-1 list-disc pl-4">
          {details.slice(0, detailsShown).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
          {more > 0 ? <li>{t('failure.more', { count: more })}</li> : null}
        </ul>
      ) : null}
      {hint || failure.requestId ? (
        <p className="text-ink-muted">
          {hint} {failure.requestId ? common('requestId', { id: failure.requestId }) : null}
        </p>
      ) : null}
    </Banner>
  );
}
