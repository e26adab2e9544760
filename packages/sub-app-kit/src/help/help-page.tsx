import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { comparable } from '@lading/ui/comparable';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SearchField } from '@lading/ui/search-field';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HostLink } from '../components/host-link.tsx';
import { Page } from '../components/page.tsx';
import { helpCenters, helpTopics, type HelpAsk, type HelpCenter, type HelpTopic } from './help-topics.ts';

/** A topic as displayed, with its questions and answers. */
interface HelpPart<Key extends string> {
  title: string;
  asks: readonly { key: Key; q: string; a: string }[];
}

/**
 * The parts of the help that match a search: every word of it, in any order, in the question, its answer or the title of the topic.
 * Topics without a match are dropped; a blank search finds everything.
 */
export function searchHelp<Key extends string, Part extends HelpPart<Key>>(
  parts: readonly Part[],
  search: string,
): Part[] {
  const words = comparable(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return parts
    .map((part) => ({
      ...part,
      asks: part.asks.filter(({ q, a }) => {
        const text = comparable(`${part.title}\n${q}\n${a}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ asks }) => asks.length > 0);
}

interface ReadTopic {
  topic: HelpTopic;
  title: string;
  asks: { key: HelpAsk; q: string; a: string }[];
}

/** The help center that the header leads to (spec §2): common questions by topic, searched in the reader's language. */
export function HelpPage({ center }: { center: HelpCenter }) {
  const { t } = useTranslation(['help', 'shellHeader']);
  const [search, setSearch] = useState('');
  const { topics, other } = helpCenters[center];
  const all = topics.map((topic): ReadTopic => ({
    topic,
    title: t(`topic.${topic}.title`),
    asks: helpTopics[topic].asks.map((key) => ({ key, q: t(`ask.${key}.q`), a: t(`ask.${key}.a`) })),
  }));
  const found = searchHelp<HelpAsk, ReadTopic>(all, search);
  const count = found.reduce((sum, { asks }) => sum + asks.length, 0);
  const title = t('shellHeader:help');

  return (
    <Page title={title} narrow>
      <PageHeader
        title={title}
        description={t('intro')}
        actions={<Button render={<HostLink href={helpCenters[other].href} />}>{t(`other.${other}`)}</Button>}
      />
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={search}
        onSearch={setSearch}
        className="w-96 max-sm:w-full"
      />
      <output className="sr-only">{search ? t('found', { count }) : null}</output>
      <div className="grid gap-4 pt-4">
        {found.map(({ topic, title: name, asks }) => (
          <Card
            key={topic}
            title={name}
            actions={
              <Button size="small" render={<HostLink href={helpTopics[topic].href} />}>
                {t(`topic.${topic}.open`)}
              </Button>
            }
          >
            <ul className="grid gap-4">
              {asks.map(({ key, q, a }) => (
                <li key={key}>
                  <h3 className="text-base font-medium text-ink">{q}</h3>
                  <p className="mt-0.5 max-w-180 text-base text-ink-muted">{a}</p>
                </li>
              ))}
            </ul>
          </Card>
        ))}
        {found.length === 0 ? (
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState icon={<SearchX />} title={t('none', { text: search })}>
              {t('noneHint')}
            </EmptyState>
          </div>
        ) : null}
      </div>
    </Page>
  );
}
