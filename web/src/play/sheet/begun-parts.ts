import { GuessRows } from '../guess/guess-rows.tsx';
import { HintList } from '../guess/hint-list.tsx';

/** The parts of a begun game; see `laterParts` for the guest page. */
export const begunParts = { rows: GuessRows, hints: HintList } as const;
