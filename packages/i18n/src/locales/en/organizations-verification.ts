/** Verifying the identity of an organization (settings of sub-application `/b`). */
const organizationsVerification = {
  text: 'Platform postage is for verified identities. An operator reviews your request; your documents are encrypted and removed {{days}} days after the decision.',
  failed: 'The verification could not be loaded',
  state: {
    VERIFIED: { title: 'Verified', text: 'You can use platform postage.' },
    SUBMITTED: { title: 'Under review', text: 'Sent {{time}}. You get a message once it is decided.' },
    NEEDS_MORE: { title: 'More information is needed' },
    REJECTED: { title: 'Rejected', text: 'You can correct your request and send it again.' },
  },
  open: { rates: 'Get rates', funds: 'Add funds', pickups: 'Schedule a pickup' },
  details: 'Your details',
  kind: { label: 'Who is verified', person: 'A person', business: 'A business' },
  field: {
    legalName: 'Legal name',
    registrationNo: 'Registration number',
    addressLine1: 'Street address',
    city: 'City',
    stateCode: 'State or province',
    zipCode: 'ZIP code',
    country: 'Country',
    phone: 'Phone',
  },
  documents: {
    title: 'Documents',
    personHint: 'A passport, ID card, or driver’s license.',
    businessHint: 'A registration certificate or a tax document with the name and number of the business.',
    limits: 'PDF, JPEG, or PNG, up to 10 MB each and {{most}} documents.',
    add: 'Add document',
    remove: 'Remove {{name}}',
    notAdded: 'The document was not added',
    notRemoved: 'The document was not removed',
  },
  submit: 'Send for review',
  submitAgain: 'Send again for review',
  notSent: 'The request was not sent',
} as const;

export default organizationsVerification;
