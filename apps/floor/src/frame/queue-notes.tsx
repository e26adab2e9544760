import { localized } from '@lading/i18n/localized';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQueue } from './floor-queue.ts';

const refusedShown = 5;

/** What became of actions that were made without a connection: waiting, sent, or refused. */
export function QueueNotes() {
  return (
    <>
      <WaitingNote />
      <OthersNote />
      <SentNote />
      <RefusedNote />
    </>
  );
}

/** Number of kept scans: they are stored on the device and sent as soon as there is a connection. */
function WaitingNote() {
  const { t } = useTranslation('warehouseFloor');
  const { kept, isStuck } = useQueue();
  if (kept === 0) return null;
  return (
    <div className="mb-4">
      <Banner tone="warning" live>
        {isStuck ? t('waiting', { count: kept }) : t('sending', { count: kept })}
      </Banner>
    </div>
  );
}

/** Number of kept scans that another person made on this device: they are sent as that person's work, not as that of who is signed in. */
function OthersNote() {
  const { t } = useTranslation('warehouseFloor');
  const { others } = useQueue();
  if (others === 0) return null;
  return (
    <div className="mb-4">
      <Banner tone="info" live>
        {t('others', { count: others })}
      </Banner>
    </div>
  );
}

/** Number of kept scans that have been recorded since. */
function SentNote() {
  const { t } = useTranslation('warehouseFloor');
  const { sent, kept, dismissSent } = useQueue();
  if (sent === 0 || kept > 0) return null;
  return (
    <div className="mb-4">
      <Banner
        tone="success"
        live
        actions={
          <Button size="small" onClick={dismissSent}>
            {t('dismiss')}
          </Button>
        }
      >
        {t('sent', { count: sent })}
      </Banner>
    </div>
  );
}

/** Kept scans that were refused later: the person has moved on, so they stay listed until they are read. */
function RefusedNote() {
  const { t } = useTranslation('warehouseFloor');
  const language = useLanguage();
  const { refused, dismiss } = useQueue();
  if (refused.length === 0) return null;
  const shown = refused.slice(0, refusedShown);
  return (
    <div className="mb-4">
      <Banner
        tone="danger"
        live
        title={t('refused', { count: refused.length })}
        actions={
          <Button size="small" onClick={() => dismiss(shown)}>
            {t('dismiss')}
          </Button>
        }
      >
        <p>{t('refusedHint')}</p>
        <ul className="mt-2 grid gap-2">
          {shown.map(({ eventKey, call, code, binCode, units, page, ...text }) => {
            const what = [t(`queued.${call}`), code, binCode, units].filter(
              (part) => part != null && part !== '',
            );
            return (
              <li key={eventKey} className="break-words">
                <span className="font-medium">{what.join(' · ')}</span> {localized(text, language)}{' '}
                {page === undefined ? null : (
                  <Link to={page} aria-label={t('refusedOpenOf', { what: what.join(' · ') })}>
                    {t('refusedOpen')}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
