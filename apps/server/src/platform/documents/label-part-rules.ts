/** A part of a page, in dots from its top left corner. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Inches of a label; a slightly larger page counts as one, too. */
const label = { short: 4, long: 6 } as const;
const hardly = 1.1;
/** Inches of white margin around the part cut out of a sheet. */
const margin = 0.1;

/**
 * The part of a page for a label: a page of label size entirely, of a sheet the printed part, since a label on half of a sheet
 * would be too small to scan if the entire sheet were shrunk.
 *
 * @param dark the bounds of the printed part of the page
 */
export function partToPrint(page: { width: number; height: number }, dark: Part, dotsPerInch: number): Part {
  const [short, long] = [page.width, page.height].toSorted((one, other) => one - other);
  const isLabel = short! <= label.short * hardly * dotsPerInch && long! <= label.long * hardly * dotsPerInch;
  if (isLabel) return { left: 0, top: 0, width: page.width, height: page.height };
  const around = Math.round(margin * dotsPerInch);
  const left = Math.max(0, dark.left - around);
  const top = Math.max(0, dark.top - around);
  return {
    left,
    top,
    width: Math.min(page.width, dark.left + dark.width + around) - left,
    height: Math.min(page.height, dark.top + dark.height + around) - top,
  };
}
