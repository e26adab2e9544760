/** Shell texts about a sub-application that is loaded separately (spec §8, "chunk load failure"). */
const shellSubAppHost = {
  loading: 'Loading…',
  crashed: 'This part of the page could not be shown',
  chunk: 'It may have been updated, or the connection was interrupted. Try again, or reload the page.',
  timeout: 'It took too long to load. Check your connection and try again.',
  broken: 'Something went wrong here. Your menus still work; try again, or reload the page.',
  faulty: 'Something went wrong in this part of the page',
  faultyHint: 'What you see may be incomplete. Restarting discards unsaved changes.',
  retry: 'Try again',
  restart: 'Restart',
  reload: 'Reload page',
  dismiss: 'Dismiss',
} as const;

export default shellSubAppHost;
