import { css } from 'styled-components';

/**
 * Of the whole site only the page with `data-printed-page` goes to the printer: on one A4 sheet, four by three, in ink
 * on white whatever the theme is. What has `data-screen-only` stays away. Lengths are those of the paper.
 */
export const printedPage = css`
  container-type: inline-size;
  @media print {
    @page {
      size: A4 portrait;
      margin: 12mm;
    }
    html:has(&),
    body:has(&) {
      background: #fff;
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
    --paper: #fff;
    --sunk: #f4f4f0;
    --ink: #10151b;
    --quiet: #5d6672;
    --rule: #d9dce0;
    --close: #9a6000;
    --focus: #1d4fd7;
    --shadow-slip: none;
    color: #10151b;
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
