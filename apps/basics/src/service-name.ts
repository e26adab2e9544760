/** Carrier and service in one line; a service that bears its carrier's name already, such as `UPS Ground`, stands alone. */
export function serviceName(carrier: string | null | undefined, service: string | null | undefined): string {
  if (!carrier || !service) return carrier || service || '';
  return service.toLowerCase().startsWith(carrier.toLowerCase()) ? service : `${carrier} · ${service}`;
}
