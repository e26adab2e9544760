import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Where a service by weight or country is set: automation rules do that, for each order that comes in. */
export function ServiceRulesCard() {
  const { t } = useTranslation('shippingDefaults');
  return (
    <Card
      title={t('byRule.title')}
      description={t('byRule.text')}
      actions={
        <Button size="small" variant="ghost" render={<Link to="/settings/automation" />}>
          {t('byRule.toRules')}
        </Button>
      }
    >
      <p className="text-sm text-ink-muted">{t('byRule.weight')}</p>
    </Card>
  );
}
