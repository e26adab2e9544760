import type { MeasureUnit, ProposedPackage } from '@lading/contracts/shipping';
import { Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackageInput } from './package-input-rules.ts';
import { typedProposal } from './use-proposed-package.ts';

export interface ProposedPackageNoteProps {
  proposed: ProposedPackage | null;
  unit: MeasureUnit;
  packages: readonly PackageInput[];
}

/** Shows that a package is proposed and how it was found, until a person enters another. */
export function ProposedPackageNote({ proposed, unit, packages }: ProposedPackageNoteProps) {
  const { t } = useTranslation('shippingRates');
  const isUnchanged =
    proposed?.unit === unit && JSON.stringify(packages) === JSON.stringify([typedProposal(proposed)]);
  if (!isUnchanged) return null;
  return (
    <p className="mb-2 flex items-start gap-2 text-sm text-ink-muted">
      <Ruler aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{t(`proposed.${proposed.by}`, { name: proposed.presetName ?? '' })}</span>
    </p>
  );
}
