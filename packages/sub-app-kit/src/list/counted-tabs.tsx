import { languageTag } from '@lading/i18n/languages';
import { Tabs } from '@lading/ui/tabs';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-language.ts';
import type { TabCountsQuery } from './list-definition.ts';

interface CountedTabsProps {
  tabs: { label: string; allLabel: string; items: readonly { value: string; label: string }[] };
  /** The query of their counts. */
  query: TabCountsQuery | undefined;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

const nothing: TabCountsQuery = { queryKey: ['no counts of tabs'], queryFn: skipToken };

/** The tabs of a list with their row counts for its search and filters; "10,000+" if counting stops there (decision D16). */
export function CountedTabs({ tabs, query, value, onValueChange, children }: CountedTabsProps) {
  const { t } = useTranslation('commonSubApp');
  const language = useLanguage();
  const { data } = useQuery({ ...(query ?? nothing), placeholderData: keepPreviousData });
  const numbers = new Intl.NumberFormat(languageTag(language));
  const countOf = (status: string) => {
    if (!query) return {};
    if (!data) return { count: null };
    const total = numbers.format(data.counts[status] ?? 0);
    return { count: data.over.includes(status) ? t('list.over', { total }) : total };
  };
  return (
    <Tabs
      label={tabs.label}
      items={[
        { value: 'ALL', label: tabs.allLabel },
        ...tabs.items.map((item) => ({ ...item, ...countOf(item.value) })),
      ]}
      value={value}
      onValueChange={onValueChange}
    >
      {children}
    </Tabs>
  );
}
