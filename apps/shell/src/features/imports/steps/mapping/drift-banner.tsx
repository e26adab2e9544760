import { Banner } from '@lading/ui/banner';
import type { TemplateDrift } from '../../model/template-rules.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Number of columns listed in one line; others are counted. */
const columnsShown = 8;
const renamesShown = 4;

interface DriftBannerProps {
  name: string;
  drift: TemplateDrift;
}

/** The template used for the columns, and how the file differs from it. */
export function DriftBanner({ name, drift: { renamed, missing, added } }: DriftBannerProps) {
  const { t } = useWizardTexts();
  const named = (columns: readonly string[]) => {
    const shown = columns.slice(0, columnsShown).map((column) => t('drift.column', { column }));
    const more = columns.length - shown.length;
    return [...shown, ...(more > 0 ? [t('failure.more', { count: more })] : [])].join(t('mapping.listJoin'));
  };
  const differences = [
    ...renamed.slice(0, renamesShown).map(({ from, to }) => t('drift.renamed', { from, to })),
    ...(renamed.length > renamesShown
      ? [t('drift.renamedMore', { count: renamed.length - renamesShown })]
      : []),
    ...(missing.length > 0 ? [t('drift.missing', { columns: named(missing) })] : []),
    ...(added.length > 0 ? [t('drift.added', { columns: named(added) })] : []),
  ];
  const isBroken = renamed.length > 0 || missing.length > 0;
  return (
    <Banner
      tone={isBroken ? 'warning' : differences.length > 0 ? 'info' : 'success'}
      title={isBroken ? t('drift.differs', { name }) : t('drift.fits', { name })}
    >
      {differences.length > 0 ? (
        <ul className="mt-1 list-disc pl-4">
          {differences.map((difference) => (
            <li key={difference} className="break-words">
              {difference}
            </li>
          ))}
        </ul>
      ) : null}
    </Banner>
  );
}
