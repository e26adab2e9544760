/** What the shell says about a part of the program that it loads apart (spec §8, "chunk load failure"). */
const subAppHost = {
  loading: 'Loading…',
  crashed: 'This part of the page could not be shown',
  chunk: 'It may have been updated, or the connection was interrupted. Try again, or reload the page.',
  timeout: 'It took too long to load. Check your connection and try again.',
  broken: 'Something went wrong here. Your menus still work; try again, or reload the page.',
  faulty: 'Something went wrong in this part of the page',
  faultyHint: 'What you see may be incomplete. Starting it again discards what you have not saved.',
  retry: 'Retry',
  restart: 'Start it again',
  reload: 'Reload page',
  dismiss: 'Dismiss',
} as const;

export default subAppHost;
