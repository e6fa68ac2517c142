import type {
  CorrectionStatus,
  CorrectionSubject,
} from '@craque/common/domain/athlete/correction.ts';

export type Correction = CorrectionSubject & {
  /** Follows from what is reported, so that equal reports meet without an index of their own. */
  id: string;
  /** How many users' reports of it weigh; those whose accounts are gone still count. */
  reports: number;
  status: CorrectionStatus;
  /** What was accepted, in the form of the data files; null unless it is accepted. */
  value: string | null;
  note: string | null;
  firstAt: number;
  lastAt: number;
  decidedAt: number | null;
  /** Null while it is open, and once that account is gone. */
  decidedBy: string | null;
  /** Who reported it first of those who still have an account. */
  firstBy: string | undefined;
};

export type CorrectionDecision = {
  status: Exclude<CorrectionStatus, 'open'>;
  value: string | null;
  note: string | null;
  actorId: string;
  at: number;
};

export type OwnReport = { correction: Correction; at: number };
