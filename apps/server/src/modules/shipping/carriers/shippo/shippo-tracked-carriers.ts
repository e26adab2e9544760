/** The carriers that Shippo tracks, as written in its URLs ("Tracking carriers" of its documentation). */
const trackedCarriers = [
  ...(['airterra', 'apc_postal', 'apg', 'aramex', 'asendia_us', 'australia_post', 'axlehire'] as const),
  ...(['better_trucks', 'borderguru', 'boxberry', 'bring', 'canada_post', 'cdl', 'chronopost'] as const),
  ...(['colissimo', 'collect_plus', 'correios_br', 'correos_espana', 'couriersplease'] as const),
  ...(['deutsche_post', 'dhl_benelux', 'dhl_ecommerce', 'dhl_express', 'dhl_germany'] as const),
  ...(['dhl_germany_c2c', 'dpd_de', 'dpd_uk', 'estafeta', 'fastway_australia', 'fedex'] as const),
  ...(['globegistics', 'gls_us', 'gophr', 'gso', 'hermes_germany_b2c', 'hermes_uk'] as const),
  ...(['hongkong_post', 'la_poste', 'lasership', 'lso', 'mondial_relay', 'new_zealand_post'] as const),
  ...(['nippon_express', 'ontrac', 'parcelforce', 'passport', 'pcf', 'pitney_bowes'] as const),
  ...(['poste_italiane', 'posti', 'purolator', 'royal_mail', 'royal_mail_sf', 'rr_donnelley'] as const),
  ...(['russian_post', 'sendle', 'skypostal', 'stuart', 'swyft', 'uds', 'ups', 'usps', 'veho'] as const),
];

/** Services whose tokens begin otherwise than with their carrier. */
const otherServices: ReadonlyMap<string, string> = new Map([
  ['correos_premium_home', 'correos_espana'],
  ['correos_standard_home', 'correos_espana'],
]);

/**
 * The carrier of a service in Shippo's tracking URLs. The tokens of its services begin with it, while its name for people may be another
 * one: a parcel of `Evri UK` with the service `hermes_uk_…` is tracked as `hermes_uk`.
 *
 * @param serviceCode the provider and the service's token, separated by a dot
 */
export function trackedAs(serviceCode: string): string {
  const [provider = '', token = ''] = serviceCode.split('.');
  const known = trackedCarriers
    .filter((carrier) => token === carrier || token.startsWith(`${carrier}_`))
    .toSorted((one, other) => other.length - one.length);
  return known[0] ?? otherServices.get(token) ?? provider.toLowerCase().replaceAll(/\s+/g, '_');
}
