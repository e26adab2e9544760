import { Toast } from '@base-ui/react/toast';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import type { ToasterProps, ToastRequest, ToastTone } from './create-toaster.ts';
import { cx } from './cx.ts';
import { keepNoticeRoom } from './notice-room.ts';
import { useOverlayContainer } from './overlay-container.ts';

const looks: Record<ToastTone, { ink: string; Icon: typeof Info }> = {
  success: { ink: 'text-success', Icon: CircleCheck },
  danger: { ink: 'text-danger', Icon: CircleX },
  info: { ink: 'text-info', Icon: Info },
};

const actionLook = 'text-start font-medium text-brand-ink hover:underline empty:hidden';

/** The props that the toast library passes. */
interface ToastData {
  further?: ToastRequest['options']['furtherAction'];
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const { ink, Icon } = looks[(toast.type ?? 'info') as ToastTone] ?? looks.info;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={toast.type === 'danger' ? 'alert' : 'status'}
        aria-modal={undefined}
        className="floating w-full data-ending-style:translate-y-1 data-starting-style:translate-y-1"
      >
        <Toast.Content className="flex items-start gap-2.5 py-2.5 pr-2 pl-3">
          <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', ink)} />
          <div className="min-w-0 flex-1 text-sm break-words text-ink">
            <Toast.Title className="font-medium" />
            <Toast.Description className="whitespace-pre-line text-ink-muted" />
            <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
              <Toast.Action className={actionLook} />
              {toast.data?.further ? (
                <button type="button" className={actionLook} onClick={toast.data.further.onSelect}>
                  {toast.data.further.label}
                </button>
              ) : null}
            </div>
          </div>
          <Toast.Close
            // The kit hides it from screen readers until the place is focused; it stays reachable here.
            render={(close) => (
              <CloseButton {...close} aria-hidden={undefined} label={closeLabel} className="-my-1" />
            )}
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** A request in the form of the toast library. */
function inKit({ id, tone, title, options }: ToastRequest) {
  const { description, timeoutMs, action, furtherAction } = options;
  return {
    id,
    type: tone,
    title,
    ...(description === undefined ? {} : { description }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(furtherAction ? { data: { further: furtherAction } } : {}),
    ...(action ? { actionProps: { children: action.label, onClick: action.onSelect } } : {}),
  };
}

/** The toast region at the bottom of the page, on a phone below its header; `toaster.tsx` loads it with the first toast. */
export function ToastPlace({ toaster, label, closeLabel }: ToasterProps) {
  const container = useOverlayContainer();
  const [manager] = useState(() => Toast.createToastManager<ToastData>());
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => (region ? keepNoticeRoom(region) : undefined), [region]);
  // Runs after the provider below has subscribed.
  useEffect(
    () =>
      toaster.connect({
        show: (request) => void manager.add(inKit(request)),
        close: (id) => manager.close(id),
      }),
    [toaster, manager],
  );
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={4}>
      <Toast.Portal container={container}>
        <Toast.Viewport
          ref={setRegion}
          aria-label={label}
          className="toasts fixed bottom-4 left-1/2 z-60 flex w-90 max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col gap-2 outline-none"
        >
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
