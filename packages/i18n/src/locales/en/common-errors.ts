/** Texts of the error policy for errors without a server text (spec §8). */
const commonErrors = {
  server: 'Server error, please try again later',
  network: 'Network Error',
  networkHint: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to respond. Try again.',
  forbidden: 'Your account does not have permission to do this.',
  file: 'The file could not be downloaded.',
  notices: 'Notices',
  broken: 'Something went wrong in part of the page. The rest still works, and nothing you typed is lost.',
  signedOut: 'Your session has ended. Sign in again to continue.',
  tooMany: 'Too many attempts. Wait a moment, then try again.',
  dismiss: 'Dismiss',
  notApproved: {
    title: 'Your account has not been approved yet',
    text: 'Your warehouse provider must approve it before you can use warehouse services. Orders, shipments, and products are already available.',
  },
  noWarehouse: {
    title: 'Sorry, you are not connected with any warehouse provider',
    text: 'Ask a provider for an invitation to use warehouse services. Orders, shipments, and products are already available.',
  },
} as const;

export default commonErrors;
