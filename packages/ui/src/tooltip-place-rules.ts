export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the trigger and the tooltip, and between the tooltip and the edge of the window, in pixels. */
const gap = 6;
const edge = 8;

const opposite: Record<TooltipSide, TooltipSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Position of a tooltip: on the preferred side of its trigger, or the other one when there is no room, inside the window. */
export function tooltipPlace(
  trigger: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  side: TooltipSide,
): { left: number; top: number } {
  const room = {
    top: trigger.top,
    bottom: view.height - trigger.top - trigger.height,
    left: trigger.left,
    right: view.width - trigger.left - trigger.width,
  };
  const isUpright = side === 'top' || side === 'bottom';
  const needed = (isUpright ? tooltip.height : tooltip.width) + gap + edge;
  const other = opposite[side];
  const chosen = room[side] < needed && room[other] > room[side] ? other : side;
  const middle = {
    left: trigger.left + (trigger.width - tooltip.width) / 2,
    top: trigger.top + (trigger.height - tooltip.height) / 2,
  };
  const place = {
    top: { ...middle, top: trigger.top - tooltip.height - gap },
    bottom: { ...middle, top: trigger.top + trigger.height + gap },
    left: { ...middle, left: trigger.left - tooltip.width - gap },
    right: { ...middle, left: trigger.left + trigger.width + gap },
  }[chosen];
  return {
    left: within(place.left, edge, view.width - tooltip.width - edge),
    top: within(place.top, edge, view.height - tooltip.height - edge),
  };
}
