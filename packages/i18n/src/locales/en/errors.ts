/** What the error policy says when the server gives no text of its own (spec §8). */
const errors = {
  server: 'Server error, please try again later',
  network: 'Network Error',
  networkHint: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  forbidden: 'Your account may not do this.',
  file: 'The file could not be downloaded.',
  notices: 'Notices',
  broken:
    'Something went wrong in a part of the page. The rest goes on, and nothing that you have typed is lost.',
  signedOut: 'Your session has ended. Sign in again to go on.',
  tooMany: 'Too many tries. Wait a moment, then try again.',
  dismiss: 'Dismiss',
  notApproved: {
    title: 'Your account has not been approved yet',
    text: 'Your warehouse provider has to approve it before you can use warehouse services. Orders, shipments and products are open to you already.',
  },
  noWarehouse: {
    title: 'Sorry, you are not connected with any warehouse provider',
    text: 'Ask a provider for an invitation to use warehouse services. Orders, shipments and products are open to you already.',
  },
} as const;

export default errors;
