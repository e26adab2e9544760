import { channelDrawings } from './channel-drawings.ts';

/** The lines of a channel's drawing, as large as their place. */
export function ChannelDrawing({ code, strokeWidth }: { code: number; strokeWidth: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-full"
    >
      <path d={channelDrawings[code] ?? channelDrawings[0]} />
    </svg>
  );
}
