const SVG = 'http://www.w3.org/2000/svg';

function icon(className: string, paths: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** The mark of an issue: a disc for an error, a triangle for a warning, so that colour is not the only sign. */
export function issueIcon(severity: 'error' | 'warning'): SVGSVGElement {
  return severity === 'error'
    ? icon('dg-icon dg-icon-error', [
        'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5Z',
        'M8 4.9v3.6',
        'M8 11h.01',
      ])
    : icon('dg-icon dg-icon-warning', ['M8 2.2 14.4 13.4H1.6Z', 'M8 6.4v3.2', 'M8 11.6h.01']);
}
