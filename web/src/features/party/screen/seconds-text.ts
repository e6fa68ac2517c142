const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** 12.3 s, as people read it in their language. */
export const secondsText = (language: string, ms: number): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'short' },
    ...tenths,
  }).format(ms / 1000);

/** The number of them alone. */
export const secondsNumber = (language: string, ms: number): string =>
  (ms / 1000).toLocaleString(language, tenths);
