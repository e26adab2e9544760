import type { ChannelPage } from '../channels/channel-connector.ts';

/** All pages of a connector. */
export async function allPages(pages: AsyncIterable<ChannelPage>): Promise<ChannelPage[]> {
  const all: ChannelPage[] = [];
  for await (const page of pages) all.push(page);
  return all;
}
