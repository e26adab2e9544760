import { queryKey } from '@lading/contracts/core';
import {
  attachmentEndings,
  orderActsApi,
  orderAttachmentsApi,
  type OrderAttachment,
} from '@lading/contracts/orders';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FileList } from '@lading/sub-app-kit/components/file-list';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { FileButton } from '@lading/ui/file-button';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLinks } from '../order-links.tsx';

const { attachments, attachmentFile, addAttachment, removeAttachment } = orderAttachmentsApi.calls;

/** Changes to the files of an order; the list and the timeline are refetched after each. */
function useFileActs(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [attachments, orderActsApi.calls.timeline].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
  return {
    add: useMutation({
      mutationFn: (body: { file: File; uploadKey: string }) =>
        api.call(addAttachment, { body: { orderId, ...body } }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (attachmentId: string) => api.call(removeAttachment, { body: { attachmentId } }),
      onSettled: refresh,
    }),
    download: useMutation({
      mutationFn: ({ attachmentId }: OrderAttachment) =>
        api.download(attachmentFile, { params: { attachmentId } }),
      onSuccess: ({ blob }, { fileName }) => saveFile(blob, fileName),
    }),
  };
}

/** The files of an order, visible only within the organization: added, downloaded and removed here. */
export function OrderFilesCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['ordersWork', 'common']);
  const query = useQuery(callQuery(useApi(), attachments, { params: { orderId } }));
  const { data } = query;
  const { add, remove, download } = useFileActs(orderId);
  const [asked, ask] = useState<OrderAttachment | null>(null);
  // A back end without files does not show this card.
  if (!data) return <CardNotLoaded title={t('files.title')} query={query} />;
  return (
    <Card title={t('files.title')} className={data.length > 0 ? '' : 'print:hidden'}>
      {add.error ? (
        <FailureBanner title={t('files.notAdded')} fault={add.error}>
          <Button size="small" className="mt-2" onClick={() => add.mutate(add.variables)}>
            {t('common:action.retry')}
          </Button>
        </FailureBanner>
      ) : null}
      {remove.error ? <FailureBanner title={t('files.notRemoved')} fault={remove.error} /> : null}
      {download.error ? <FailureBanner title={t('files.notSaved')} fault={download.error} /> : null}
      {data.length > 0 ? (
        <div className="mb-3">
          <FileList
            files={data}
            fileId={({ attachmentId }) => attachmentId}
            note={({ createTime, ofOrder }) => (
              <>
                <Ago moment={createTime} />
                {ofOrder ? <OrderLinks orders={[ofOrder]} /> : null}
              </>
            )}
            canRemove={({ ofOrder }) => !ofOrder}
            onSave={download.mutate}
            onRemove={ask}
            removeLabel={(name) => t('files.remove', { name })}
          />
        </div>
      ) : null}
      <FileButton
        icon={<Paperclip aria-hidden="true" />}
        loading={add.isPending}
        label={t('files.add')}
        accept={attachmentEndings.join(',')}
        onFile={(file) => add.mutate({ file, uploadKey: crypto.randomUUID() })}
      />
      <p className="mt-2 text-xs text-ink-muted print:hidden">{t('files.hint')}</p>
      {asked ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : ask(null))}
          title={t('files.removeTitle', { name: asked.fileName })}
          confirmLabel={t('files.removeSubmit')}
          cancelLabel={t('common:action.cancel')}
          // A refusal is shown above the list.
          onConfirm={() => remove.mutateAsync(asked.attachmentId).finally(() => ask(null))}
        >
          {t('files.removeText')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
