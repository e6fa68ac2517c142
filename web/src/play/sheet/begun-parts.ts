import { GuessRows } from '../guess/guess-rows.tsx';
import { HintList } from '../guess/hint-list.tsx';

/** What a game shows that has begun; see `laterParts` for the guest page. */
export const begunParts = { rows: GuessRows, hints: HintList } as const;
