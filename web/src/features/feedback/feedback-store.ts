import {
  type Decision,
  decideCorrection,
  readAllCorrections,
  readOwnCorrections,
  type WeighedCorrection,
} from '@craque/common/contracts/corrections.ts';
import {
  type FeedbackItem,
  readAllFeedback,
  readMarkedWins,
  readOwnFeedback,
} from '@craque/common/contracts/feedback.ts';
import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../lib/api.ts';
import { createStatusSender } from './change-status.ts';
import { blankForm, type FeedbackDeps, type FeedbackState } from './feedback-state.ts';
import { createDraftSender } from './send-draft.ts';

/**
 * The feedback centre: the form, the user's own lists, and for admins the lists of all and that of
 * accounts with marked wins. No action rejects.
 */
export function createFeedbackStore(deps: FeedbackDeps) {
  const store = createStore<FeedbackState>(() => ({
    form: blankForm,
    own: { state: 'loading' },
    all: { state: 'loading' },
    marked: { state: 'loading' },
    ownCorrections: { state: 'loading' },
    corrections: { state: 'loading' },
  }));
  const load = createListReader(store, deps);
  const sender = createDraftSender(store, { ...deps, refresh: () => load('own') });
  const statuses = createStatusSender(deps, (id, change) => changeItem(store, id, change));
  return {
    ...store,
    ...sender,
    load,
    decide: createDecider(deps, load),
    setStatus: ({ id, status: from }: FeedbackItem, status: FeedbackStatus) =>
      statuses.send(id, from, status),
  };
}

const calls = {
  own: readOwnFeedback,
  all: readAllFeedback,
  marked: readMarkedWins,
  ownCorrections: readOwnCorrections,
  corrections: readAllCorrections,
} as const;

/** An admin's answer to a report; the lists are read again, because the order follows it. */
function createDecider(
  { call, language, onStatusFailure }: FeedbackDeps,
  load: ReturnType<typeof createListReader>,
) {
  return async ({ id }: WeighedCorrection, body: Decision): Promise<void> => {
    try {
      await call(decideCorrection, { params: { id }, query: { language: language() }, body });
      await load('corrections');
    } catch (error) {
      onStatusFailure(error);
    }
  };
}

/** Reloading a list keeps the old entries until the answer arrives; a stale answer is dropped. */
function createListReader(
  store: StoreApi<FeedbackState>,
  { call, language }: Pick<FeedbackDeps, 'call' | 'language'>,
) {
  const turns = { own: 0, all: 0, marked: 0, ownCorrections: 0, corrections: 0 };
  return async (name: keyof typeof calls): Promise<void> => {
    const turn = ++turns[name];
    if (store.getState()[name].state === 'failed') store.setState({ [name]: { state: 'loading' } });
    try {
      const asked = name === 'corrections' || name === 'ownCorrections';
      const items = await call(calls[name], asked ? { query: { language: language() } } : {});
      if (items === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
      if (turn === turns[name]) store.setState({ [name]: { state: 'ready', items } });
    } catch {
      if (turn === turns[name]) store.setState({ [name]: { state: 'failed' } });
    }
  };
}

/** An admin's own feedback is in both lists. */
function changeItem(
  store: StoreApi<FeedbackState>,
  id: string,
  change: (item: FeedbackItem) => FeedbackItem,
): void {
  for (const name of ['own', 'all'] as const) {
    const list = store.getState()[name];
    if (list.state !== 'ready') continue;
    const items = list.items.map((item) => (item.id === id ? change(item) : item));
    store.setState({ [name]: { state: 'ready', items } });
  }
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

export function useFeedback<T>(store: FeedbackStore, select: (state: FeedbackState) => T): T {
  return useStore(store, select);
}
