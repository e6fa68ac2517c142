import type { StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../../lib/api.ts';

/** A part of a page, loaded from the server. */
export type RemoteData<T> = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & T);

/**
 * Loads the parts of a store on demand; of two answers for one part the later request counts.
 * Reloading a part keeps the old data on screen until the answer arrives, and after a failure.
 * Never rejects.
 */
export function createPartReader<State extends object>(
  store: StoreApi<State>,
  onFailure: () => void,
) {
  const turns = new Map<keyof State, number>();
  const begin = (part: keyof State) => {
    const turn = (turns.get(part) ?? 0) + 1;
    turns.set(part, turn);
    return () => turn === turns.get(part);
  };
  return {
    async read<P extends keyof State>(part: P, fetchIt: () => Promise<State[P]>): Promise<void> {
      const isLatest = begin(part);
      const isReady = () => (store.getState()[part] as RemoteData<object>).state === 'ready';
      const put = (next: RemoteData<object>) =>
        store.setState({ [part]: next } as unknown as Partial<State>);
      if (!isReady()) put({ state: 'loading' });
      try {
        const answer = await fetchIt();
        if (isLatest()) put(answer as RemoteData<object>);
      } catch {
        if (!isLatest()) return;
        if (!isReady()) put({ state: 'failed' });
        onFailure();
      }
    },
    /**
     * The page is left: pending answers are neither shown nor reported, such as a 401 after a
     * logout.
     */
    leave(): void {
      for (const part of turns.keys()) begin(part);
    },
  };
}

/** The body of an answer that must have one. */
export function answered<T>(reply: T | null): T {
  if (reply === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
  return reply;
}
