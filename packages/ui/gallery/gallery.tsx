import { Package, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../src/badge.tsx';
import { Banner } from '../src/banner.tsx';
import { Breadcrumb } from '../src/breadcrumb.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { ChannelIcon } from '../src/channel-icon.tsx';
import { DataTable } from '../src/data-table.tsx';
import { DescriptionList } from '../src/description-list.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { ErrorState } from '../src/error-state.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Kbd } from '../src/kbd.tsx';
import { Logo } from '../src/logo.tsx';
import { Progress } from '../src/progress.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { SkipLink } from '../src/skip-link.tsx';
import { StatusBadge } from '../src/status-badge.tsx';
import { Stepper } from '../src/stepper.tsx';
import { applyBrand, applyTheme, type Theme } from '../src/tokens/index.ts';
import { ChartsPart } from './charts-part.tsx';
import { FloatingPart } from './floating-part.tsx';
import { FormPart } from './form-part.tsx';
import { OrdersPart } from './orders-part.tsx';
import { words } from './words.ts';

const query = new URLSearchParams(window.location.search);

export function Gallery() {
  const [lang, setLang] = useState<'en' | 'cn'>(query.get('lang') === 'cn' ? 'cn' : 'en');
  const [theme, setTheme] = useState<Theme>('system');
  const w = words[lang];
  useEffect(() => {
    document.documentElement.lang = lang === 'cn' ? 'zh-CN' : 'en';
    applyTheme(document.documentElement, theme);
    applyBrand(document.documentElement, query.get('brand'));
  }, [lang, theme]);
  return (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <header className="sticky top-0 z-20 flex h-header items-center gap-3 border-b border-line bg-surface px-4">
        <Logo label="Lading" />
        <span className="flex-1" />
        <SegmentedControl
          label="Language"
          value={lang}
          onValueChange={setLang}
          items={[
            { value: 'en', label: 'EN' },
            { value: 'cn', label: '中文' },
          ]}
        />
        <SegmentedControl
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          className="max-sm:hidden"
          items={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'System' },
          ]}
        />
      </header>
      <main id="main" tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-6 p-6 outline-none max-sm:p-4">
        <OrdersPart w={w} />
        <ChartsPart lang={lang} />
        <div className="grid min-w-0 items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
          <FormPart w={w} />
          <div className="grid gap-6 [&>*]:min-w-0">
            <Card title="Buttons">
              <div className="flex flex-wrap items-center gap-2">
                <Button variant="primary">{w.import}</Button>
                <Button>{w.filter}</Button>
                <Button variant="ghost">{w.cancel}</Button>
                <Button variant="danger">{w.remove}</Button>
                <Button variant="primary" loading>
                  {w.saving}
                </Button>
                <Button disabled>{w.print}</Button>
                <Button size="small">{w.filter}</Button>
                <Button size="large" variant="primary">
                  {w.import}
                </Button>
                <IconButton label={w.refresh} icon={<RefreshCw />} count={120} />
                <Kbd>Ctrl</Kbd>
                <Kbd>K</Kbd>
              </div>
            </Card>
            <Card title={w.status}>
              <div className="flex flex-wrap gap-2">
                <Badge>{w.all}</Badge>
                <Badge tone="brand">{w.isNew}</Badge>
                <StatusBadge status="success">{w.shipped}</StatusBadge>
                <StatusBadge status="warning">{w.hold}</StatusBadge>
                <StatusBadge status="danger">{w.failed}</StatusBadge>
                <StatusBadge status="progress">{w.progress}</StatusBadge>
                <StatusBadge status="waiting">{w.waiting}</StatusBadge>
                <StatusBadge status="info">{w.isNew}</StatusBadge>
              </div>
              <div className="mt-3 flex flex-wrap gap-1.5">
                {[...Array(26).keys()].map((code) => (
                  <ChannelIcon key={code} code={code} label={`Channel ${code}`} />
                ))}
                <ChannelIcon code={4} size="large" />
                <ChannelIcon code={3} size="small" />
              </div>
              <Stepper className="mt-4" label={w.dialogTitle} steps={w.steps} current={1} doneLabel="done" />
              <Progress className="mt-4" label={w.saving} value={120} max={412} valueText="120 / 412" />
              <Progress className="mt-3" label={w.waiting} value={null} />
            </Card>
            <FloatingPart w={w} />
            <Banner
              tone="warning"
              title={w.approval}
              onClose={() => undefined}
              closeLabel="Close"
              actions={<Button size="small">{w.refresh}</Button>}
            >
              {w.approvalText}
            </Banner>
            <Banner tone="info">{w.approvalText}</Banner>
            <Banner tone="success">{w.saved}</Banner>
            <Banner tone="danger" title={w.loadFailed}>
              {w.loadFailedText}
            </Banner>
            <Card title={w.order}>
              <Breadcrumb
                label="Breadcrumb"
                items={[{ label: w.orders, link: <a href="#orders">{w.orders}</a> }, { label: 'WH-20417' }]}
              />
              <DescriptionList
                className="mt-3"
                items={[
                  { term: w.recipient, detail: '林晓梅' },
                  { term: w.service, detail: 'UPS Ground' },
                  { term: w.weight, detail: '1,250.50 kg' },
                ]}
              />
            </Card>
          </div>
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <DataTable
            label={w.waiting}
            loading
            rows={[]}
            rowId={() => ''}
            empty={null}
            columns={[
              { id: 'a', header: w.order, cell: () => null },
              { id: 'b', header: w.recipient, cell: () => null },
              { id: 'c', header: w.weight, numeric: true, cell: () => null },
            ]}
          />
          <Card flush>
            <EmptyState
              icon={<Package />}
              title={w.noProducts}
              action={<Button variant="primary">{w.addProducts}</Button>}
            >
              {w.noProductsText}
            </EmptyState>
          </Card>
          <Card flush>
            <ErrorState
              title={w.loadFailed}
              retryLabel={w.again}
              onRetry={() => undefined}
              requestId={{ label: w.requestId, id: '01JD6K3M8Q' }}
            >
              {w.loadFailedText}
            </ErrorState>
          </Card>
        </div>
      </main>
    </>
  );
}
