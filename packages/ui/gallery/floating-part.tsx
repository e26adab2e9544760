import { Bell, ChevronDown, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Collapsible } from '../src/collapsible.tsx';
import { ConfirmDialog } from '../src/confirm-dialog.tsx';
import { Dialog } from '../src/dialog.tsx';
import { Drawer } from '../src/drawer.tsx';
import { HoverPopover } from '../src/hover-popover.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Menu } from '../src/menu.tsx';
import { Popover } from '../src/popover.tsx';
import { Progress } from '../src/progress.tsx';
import { Stepper } from '../src/stepper.tsx';
import { TextField } from '../src/text-field.tsx';
import { createToaster, Toaster } from '../src/toaster.tsx';
import type { Words } from './words.ts';

const toaster = createToaster();

export function FloatingPart({ w }: { w: Words }) {
  const [open, setOpen] = useState<'dialog' | 'wizard' | 'confirm' | 'drawer' | null>(null);
  const [unfolded, setUnfolded] = useState(true);
  const [asking, setAsking] = useState(false);
  const close = () => setOpen(null);
  return (
    <Card title="Dialogs, menus, messages">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('wizard')}>Wizard</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Menu
          trigger={<Button trailing={<ChevronDown />}>Menu</Button>}
          items={[
            { heading: w.orders, items: [{ label: w.print, detail: 'P' }, { label: w.duplicate }] },
            'separator',
            { label: 'English', checked: true },
            { label: '中文', checked: false },
            'separator',
            { label: w.voidLabel, danger: true },
          ]}
        />
        <Popover label={w.waiting} trigger={<IconButton label={w.waiting} icon={<Bell />} count={7} />}>
          <Progress label={w.saving} value={120} max={412} valueText="120 / 412" />
        </Popover>
        <HoverPopover
          label={w.orders}
          width={220}
          trigger={<IconButton label="Support" tooltip={false} icon={<LifeBuoy />} />}
        >
          <a href="#support">{w.noProducts}</a>
        </HoverPopover>
        <Button onClick={() => toaster.success(w.saved)}>Toast</Button>
        <Button
          onClick={() =>
            toaster.error(w.notSaved, {
              description: w.notSavedText,
              action: { label: w.again, onSelect: close },
            })
          }
        >
          Error toast
        </Button>
        <Avatar name="Dana Whitfield" />
        <Avatar name="林晓梅" />
      </div>
      <Collapsible
        className="mt-3"
        open={unfolded}
        onOpenChange={setUnfolded}
        trigger={
          <Button variant="ghost" size="small" trailing={<ChevronDown />}>
            {w.more}
          </Button>
        }
      >
        <p className="px-2.5 py-1 text-sm text-ink-muted">
          {w.noProductsText}{' '}
          <a className="link" href="#products">
            {w.addProducts}
          </a>
        </p>
      </Collapsible>
      <Toaster toaster={toaster} label="Notifications" closeLabel="Close" />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={w.dialogTitle}
        description={w.emailHelp}
        closeLabel="Close"
        form={{ onSubmit: close }}
        footer={
          <>
            <Button onClick={close}>{w.cancel}</Button>
            <Button type="submit" variant="primary">
              {w.import}
            </Button>
          </>
        }
      >
        <TextField label={w.email} placeholder="name@company.com" />
      </Dialog>
      <Dialog
        open={open === 'wizard'}
        onOpenChange={close}
        title={w.dialogTitle}
        closeLabel="Close"
        width="86%"
        tall
        dismissable={false}
        headerActions={
          <Stepper
            label={w.dialogTitle}
            steps={w.steps}
            current={1}
            doneLabel="done"
            className="mr-4 self-center max-sm:hidden"
          />
        }
        footer={
          <Button variant="primary" onClick={close}>
            {w.import}
          </Button>
        }
      >
        <p className="mb-3 text-sm text-ink-muted">{w.noProductsText}</p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {w.remove}
        </Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={w.remove}
          confirmLabel={w.remove}
          cancelLabel={w.cancel}
          danger
          onConfirm={close}
        >
          {w.deleteText}
        </ConfirmDialog>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title={w.remove}
        confirmLabel={w.remove}
        cancelLabel={w.cancel}
        danger
        onConfirm={() => undefined}
      >
        {w.deleteText}
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} title={w.orders} closeLabel="Close">
        {w.noProductsText}
      </Drawer>
    </Card>
  );
}
