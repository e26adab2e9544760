import { Tabs, type TabItem } from '@lading/ui/tabs';
import type { ReactNode } from 'react';

export interface StatusTabsProps<Status extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tab of everything. */
  allLabel: string;
  items: readonly TabItem<Status>[];
  address: { readonly filters: { readonly status?: Status } };
  onChange: (change: { filters: { status: Status | null } }) => void;
  children: ReactNode;
}

/** The statuses of a list that lives in its address, and before them the list as a whole. */
export function StatusTabs<Status extends string>({
  label,
  allLabel,
  items,
  address,
  onChange,
  children,
}: StatusTabsProps<Status>) {
  return (
    <Tabs<Status | 'ALL'>
      label={label}
      items={[{ value: 'ALL', label: allLabel }, ...items]}
      value={address.filters.status ?? 'ALL'}
      onValueChange={(status) => onChange({ filters: { status: status === 'ALL' ? null : status } })}
    >
      {children}
    </Tabs>
  );
}
