import type { Language } from '@craque/common/domain/language.ts';

/** Remaining milliseconds in hours (23 hr), or in minutes if less, at least one. */
export function timeLeft(language: Language, milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const [unit, value] =
    minutes < 60 ? (['minute', minutes] as const) : (['hour', Math.floor(minutes / 60)] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    value,
  );
}
