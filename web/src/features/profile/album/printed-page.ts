import { css } from 'styled-components';
import { dayInks } from '../../../ui/album/print-inks.ts';

/**
 * Only the page with `data-printed-page` is printed: on one A4 sheet, four by three, in ink on
 * white whatever the theme is; the sheet has a name of its own, so that no other page is printed on
 * it. Elements with `data-screen-only` are left out. Lengths are those of the paper.
 */
export const printedPage = css`
  container-type: inline-size;
  @media print {
    @page album {
      size: A4 portrait;
      margin: 12mm;
    }
    page: album;
    html:has(&),
    body:has(&) {
      background: ${dayInks.field};
    }
    body :not(:has(&), &, & *) {
      display: none;
    }
    body :has(&) {
      position: static;
      display: block;
      overflow: visible;
      max-width: none;
      min-height: 0;
      margin: 0;
      padding: 0;
      background: none;
    }
    --paper: ${dayInks.field};
    --sunk: ${dayInks.sunk};
    --ink: ${dayInks.ink};
    --quiet: ${dayInks.quiet};
    --rule: ${dayInks.rule};
    --close: ${dayInks.close};
    --focus: ${dayInks.focus};
    --epic: ${dayInks.epic};
    --shadow-slip: none;
    color: ${dayInks.ink};
    color-scheme: light;
    print-color-adjust: exact;
    [data-screen-only] {
      display: none;
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
      gap: 5mm 6mm;
      margin: 6mm 0 0;
      animation: none;
    }
    li {
      break-inside: avoid;
    }
  }
`;
