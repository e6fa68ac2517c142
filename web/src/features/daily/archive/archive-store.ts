import { type DailyArchive, readDailyArchive } from '@craque/common/contracts/daily.ts';
import { createStore } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';

export type RemoteMonth =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; archive: DailyArchive };

/** The months of the archive that have been opened, each read when it is. */
export function createArchiveStore(call: Call) {
  const store = createStore<{
    months: Readonly<Record<string, RemoteMonth>>;
    /** The first date there is a daily of; null if none has ended yet, undefined while not known. */
    first: string | null | undefined;
  }>(() => ({ months: {}, first: undefined }));
  const put = (month: string, now: RemoteMonth) =>
    store.setState(({ months }) => ({ months: { ...months, [month]: now } }));

  /** Reads the month again, too; what is shown of it stays meanwhile. Never rejects. */
  async function open(month: string): Promise<void> {
    const before = store.getState().months[month];
    if (before?.state === 'loading') return;
    if (before?.state !== 'ready') put(month, { state: 'loading' });
    const archive = await call(readDailyArchive, { query: { month } }).catch(() => null);
    if (archive) {
      put(month, { state: 'ready', archive });
      store.setState({ first: archive.first });
    } else if (before?.state !== 'ready') put(month, { state: 'failed' });
  }

  return { ...store, open };
}

export type ArchiveStore = ReturnType<typeof createArchiveStore>;
