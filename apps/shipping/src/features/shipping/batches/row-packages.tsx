import {
  isFromProducts,
  type BatchRow,
  type ProposedPackage,
  type RatedPackage,
} from '@lading/contracts/shipping';
import {
  completePackage,
  emptyPackage,
  PackageListFields,
  ProposedPackageNote,
  typedProposal,
  useProposedPackage,
  type PackageInput,
} from '@lading/sub-app-kit/rates';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useChangeRows } from './batch-queries.ts';

const typed = ({ length, width, height, weight }: RatedPackage): PackageInput => ({
  length,
  width,
  height,
  weight1: weight,
  weight2: null,
});

interface RowPackagesProps {
  row: BatchRow;
  change: Pick<ReturnType<typeof useChangeRows>, 'mutate' | 'isPending'>;
}

/** The packages of a row to correct. Missing or proposed ones start with the measures or weight of its products. */
export function RowPackages({ row, change }: RowPackagesProps) {
  const isAsked = row.packages.length === 0 || isFromProducts(row.packagesFrom);
  const { isPending, proposed } = useProposedPackage(row.orderId, { isAsked });
  return isPending ? (
    <Skeleton className="h-5 w-2/3" />
  ) : (
    <Fields row={row} change={change} proposed={proposed} />
  );
}

function begin({ packages }: BatchRow, proposed: ProposedPackage | null) {
  const [first] = packages;
  if (first) return { unit: first.unit, packages: packages.map(typed) };
  return proposed
    ? { unit: proposed.unit, packages: [typedProposal(proposed)] }
    : { unit: 'in/lb' as const, packages: [emptyPackage] };
}

function Fields({ row, change, proposed }: RowPackagesProps & { proposed: ProposedPackage | null }) {
  const { t } = useTranslation('shippingBatch');
  const [input, setInput] = useState(() => begin(row, proposed));
  const [isTried, setTried] = useState(false);
  const complete = input.packages.flatMap((one) => completePackage(one, input.unit) ?? []);
  const isComplete = complete.length === input.packages.length;
  return (
    <section aria-label={t('column.packages')} className="grid gap-3">
      <h3 className="text-sm font-medium text-ink">{t('column.packages')}</h3>
      <ProposedPackageNote proposed={proposed} unit={input.unit} packages={input.packages} />
      <PackageListFields
        unit={input.unit}
        packages={input.packages}
        onChange={({ unit = input.unit, packages = input.packages }) =>
          setInput({ unit, packages: [...packages] })
        }
        isMissing={isTried && !isComplete}
      />
      <Button
        variant="primary"
        className="justify-self-start"
        loading={change.isPending}
        onClick={() => {
          setTried(true);
          if (isComplete) change.mutate({ rowIds: [row.rowId], packages: complete });
        }}
      >
        {t('row.update')}
      </Button>
    </section>
  );
}
