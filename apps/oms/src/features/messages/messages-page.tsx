import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { Page } from '@lading/sub-app-kit/components/page';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { CheckCheck, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageDialog } from './message-dialog.tsx';
import { messageListAddress } from './message-list-address.ts';
import { useMarkAsRead, useMessagePage, useMessageRefresh } from './message-queries.ts';
import { useMessageColumns } from './use-message-columns.tsx';
import { useOpenMessage } from './use-open-message.ts';

/** Every message of the user, read and unread (spec §2, message center). */
export function MessagesPage() {
  const { t } = useTranslation(['oms', 'subApp']);
  const [address, change] = useListAddress(messageListAddress);
  const messages = useMessagePage(address);
  const unread = messages.data?.unreadTotal ?? 0;
  const marking = useMarkAsRead(messages.data?.unreadTotal);
  const columns = useMessageColumns();
  const { opened, linkTo, close } = useOpenMessage(messages.data?.records, marking.mutate);
  useMessageRefresh();

  return (
    <Page title={t('messages.title')}>
      <PageHeader
        title={t('messages.title')}
        {...(unread > 0 ? { count: t('messages.unreadCount', { count: unread }) } : {})}
        actions={
          <Button
            icon={<CheckCheck aria-hidden="true" />}
            disabled={unread === 0}
            loading={marking.isPending && marking.variables === null}
            onClick={() => marking.mutate(null)}
          >
            {t('messages.markAll')}
          </Button>
        }
      />
      {marking.error ? <FailureBanner title={t('messages.markFailed')} fault={marking.error} /> : null}
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <SegmentedControl
          label={t('messages.filter')}
          items={[
            { value: 'all', label: t('messages.all') },
            { value: 'unread', label: t('messages.unread') },
            { value: 'read', label: t('messages.read') },
          ]}
          value={address.filters.show ?? 'all'}
          onValueChange={(show) => change({ filters: { show: show === 'all' ? null : show } })}
        />
        <SegmentedControl
          label={t('messages.period')}
          items={[
            { value: 'all', label: t('messages.anyTime') },
            { value: '7', label: t('messages.days', { count: 7 }) },
            { value: '30', label: t('messages.days', { count: 30 }) },
          ]}
          value={address.filters.period ?? 'all'}
          onValueChange={(period) => change({ filters: { period: period === 'all' ? null : period } })}
        />
        <ListSearch
          label={t('messages.search')}
          placeholder={t('messages.search')}
          address={address}
          onChange={change}
        />
      </div>
      <ListTable
        label={t('messages.label')}
        failedTitle={t('messages.failed')}
        query={messages}
        columns={columns}
        rowId={(message) => message.messageId}
        rowLink={(message) => <Link to={linkTo(message)} preventScrollReset />}
        address={address}
        onChange={change}
        empty={
          <EmptyState icon={<Inbox />} title={t('messages.empty')}>
            {t('messages.emptyHint')}
          </EmptyState>
        }
      />
      {opened ? <MessageDialog key={opened.messageId} message={opened} onClose={close} /> : null}
    </Page>
  );
}
