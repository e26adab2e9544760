import { Package, Plus, RefreshCw, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../src/badge.tsx';
import { Banner } from '../src/banner.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Checkbox } from '../src/checkbox.tsx';
import { Combobox } from '../src/combobox.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { ErrorState } from '../src/error-state.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { NumberField } from '../src/number-field.tsx';
import { PasswordField } from '../src/password-field.tsx';
import { RadioGroup } from '../src/radio-group.tsx';
import { Select } from '../src/select.tsx';
import { StatusBadge } from '../src/status-badge.tsx';
import { Switch } from '../src/switch.tsx';
import { TextArea } from '../src/text-area.tsx';
import { TextField } from '../src/text-field.tsx';

const carriers = [
  { value: 'ups', label: 'UPS Ground' },
  { value: 'usps', label: 'USPS Ground Advantage' },
  { value: 'fedex', label: 'FedEx Home Delivery' },
];

export function Gallery() {
  const [carrier, setCarrier] = useState<string | null>('ups');
  const [country, setCountry] = useState<string | null>(null);
  const [qty, setQty] = useState<number | null>(12);
  const [on, setOn] = useState(true);
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  return (
    <main className="grid gap-4 p-6">
      <Card title="Buttons">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Plus />}>
            Import 412 rows
          </Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Delete template</Button>
          <Button variant="primary" loading>
            Saving
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="large" variant="primary">
            Sign in
          </Button>
          <IconButton label="Refresh" icon={<RefreshCw />} count={120} />
        </div>
      </Card>
      <Card title="Form">
        <div className="grid max-w-160 gap-4">
          <TextField label="Email" required placeholder="name@company.com" description="We write to it." />
          <TextField
            label="邮箱"
            leading={<Search />}
            error="请填写正确的邮箱地址，例如 name@company.com"
            defaultValue="abc"
          />
          <PasswordField label="Password" showLabel="Show" hideLabelText="Hide" />
          <NumberField
            label="Weight"
            unit="kg"
            value={qty}
            onValueChange={setQty}
            stepLabels={{ decrease: 'Less', increase: 'More' }}
          />
          <Select label="Carrier" options={carriers} value={carrier} onValueChange={setCarrier} />
          <Combobox
            label="Country"
            options={carriers}
            value={country}
            onValueChange={setCountry}
            emptyText="None"
            openLabel="Open"
            placeholder="Type a name or code"
          />
          <TextArea label="Note" />
          <Checkbox label="Ignore rows with errors" checked={on} onCheckedChange={setOn} />
          <Switch label="Pull orders" checked={on} onCheckedChange={setOn} />
          <RadioGroup
            label="Unit"
            inline
            options={[
              { value: 'cm', label: 'cm / kg' },
              { value: 'in', label: 'in / lb' },
            ]}
            value={unit}
            onValueChange={setUnit}
          />
        </div>
      </Card>
      <Card title="Status">
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge tone="brand">Prime</Badge>
          <StatusBadge status="success">Shipped</StatusBadge>
          <StatusBadge status="warning">On hold</StatusBadge>
          <StatusBadge status="danger">失败</StatusBadge>
          <StatusBadge status="progress">进行中</StatusBadge>
          <StatusBadge status="waiting">Waiting</StatusBadge>
          <StatusBadge status="info">New</StatusBadge>
        </div>
      </Card>
      <Banner tone="warning" title="Not approved yet">
        Your account is waiting for approval.
      </Banner>
      <Card>
        <EmptyState
          icon={<Package />}
          title="No products yet"
          action={<Button variant="primary">Import products</Button>}
        >
          Products you sell appear here.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title="Orders could not be loaded"
          retryLabel="Try again"
          onRetry={() => undefined}
          requestId={{ label: 'Request ID', id: 'req_01HX' }}
        />
      </Card>
    </main>
  );
}
