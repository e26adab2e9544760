import type { ChannelPage } from '../channels/channel-connector.ts';

/** Every page that a connector gives. */
export async function allPages(pages: AsyncIterable<ChannelPage>): Promise<ChannelPage[]> {
  const all: ChannelPage[] = [];
  for await (const page of pages) all.push(page);
  return all;
}
