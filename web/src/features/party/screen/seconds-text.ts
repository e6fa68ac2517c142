/** 12.3 s, as people read it in their language. */
export const secondsText = (language: string, ms: number): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'short' },
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
  }).format(ms / 1000);
