import { ChannelIcon } from '@lading/ui/channel-icon';
import { useState } from 'react';

/** The store's own picture, or its channel's icon if there is none or it fails to load (spec §7). Decorative. */
export function StorePicture({ code, logo }: { code: number; logo: string | undefined }) {
  const [missing, setMissing] = useState<string>();
  if (!logo || logo === missing) return <ChannelIcon code={code} size="large" />;
  return (
    <img
      src={logo}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setMissing(logo)}
      className="size-9 shrink-0 rounded-lg border border-line object-contain"
    />
  );
}
