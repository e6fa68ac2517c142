import type { TFunction } from 'i18next';
import { showToast } from '../../ui/toast/toast.tsx';
import type { ZoomStore } from './viewport-lock.ts';

/** In milliseconds: long enough for somebody who reads large text. */
const readingTime = 15_000;

/** Says once that the page can be enlarged, and where to change that; the choice is stored. */
export function showZoomNotice(t: TFunction, zoom: Pick<ZoomStore, 'allow'>): void {
  showToast({ title: t('zoom.title'), description: t('zoom.text'), duration: readingTime });
  zoom.allow(true);
}
