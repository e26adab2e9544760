import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const ClaimDialog = late(async () => (await import('./claim-dialog.tsx')).ClaimDialog);

/** Starts the claim of an insured shipment. */
export function ClaimButton({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('shippingClaims');
  const navigate = useNavigate();
  const [asks, ask] = useState(false);
  return (
    <div>
      <Button icon={<ShieldCheck aria-hidden="true" />} onClick={() => ask(true)}>
        {t('act.fileClaim')}
      </Button>
      {asks ? (
        <ClaimDialog
          shipmentId={shipmentId}
          onClose={() => ask(false)}
          onSaved={(claimId) =>
            void navigate(`/settings/insurance-claim?peek=${encodeURIComponent(claimId)}`)
          }
        />
      ) : null}
    </div>
  );
}
