import { expect, it } from 'vitest';
import { trackedAs } from './shippo-tracked-carriers.ts';

it.each([
  ['USPS.usps_ground_advantage', 'usps'],
  ['DHL Express.dhl_express_worldwide', 'dhl_express'],
  ['Evri UK.hermes_uk_parcelshop_dropoff', 'hermes_uk'],
  ['BetterTrucks.better_trucks_next_day', 'better_trucks'],
  ['Jitsu.axlehire_same_day', 'axlehire'],
  ['ePost Global.rr_donnelley_domestic_economy_parcel', 'rr_donnelley'],
  ['DPD GERMANY.dpd_de_classic', 'dpd_de'],
  // The longer of two carriers that a token begins with.
  ['Royal Mail Storefeeder.royal_mail_sf_tracked_24', 'royal_mail_sf'],
  ['Royal Mail.royal_mail_sfx', 'royal_mail'],
  ['Correos España.correos_standard_home', 'correos_espana'],
  // A token that names no carrier: its provider does.
  ['Swyft.next_day', 'swyft'],
  ['New Post.unknown', 'new_post'],
  ['USPS', 'usps'],
])('a parcel of %s is tracked as %s', (serviceCode, carrier) => expect(trackedAs(serviceCode)).toBe(carrier));
