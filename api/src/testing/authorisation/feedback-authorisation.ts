import { expect } from '@jest/globals';
import {
  decideCorrection,
  exportCorrections,
  readAllCorrections,
  readCorrectable,
  readOwnCorrections,
  reportCorrection,
} from '@craque/common/contracts/corrections.ts';
import {
  readAllFeedback,
  readMarkedWins,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import {
  type AccountRow,
  type AccountSituation,
  forbidden,
  forSelf,
  own,
} from './account-cells.ts';
import { type Cell, missing, of } from './authorisation.ts';

export const feedback = { title: 'A title', content: 'Some content' };

const ofFeedback: readonly AccountRow[] = [
  {
    row: '29',
    ...of(submitFeedback),
    body: ({ self }) => ({ ...feedback, userId: self.id }),
    cells: own([201]),
    sees: (body, { caller }) => expect((body as { userId: string }).userId).toBe(caller.id),
  },
  {
    row: '30',
    ...of(readOwnFeedback),
    cells: own(),
    sees: forSelf(({ feedbackId }) => feedbackId),
  },
  { row: '31', ...of(readAllFeedback), cells: { ...own(), self: forbidden, other: forbidden } },
  { row: '38', ...of(readMarkedWins), cells: { ...own(), self: forbidden, other: forbidden } },
  {
    row: '32',
    ...of(setFeedbackStatus),
    id: ({ feedbackId }) => feedbackId,
    body: () => ({ status: 'reviewed' }),
    cells: { ...own(), self: forbidden, other: forbidden },
  },
];

const adminOnly = { ...own(), self: forbidden, other: forbidden } as const;
const ownGame = (cell: Cell) => ({ ...own(cell), other: missing, AD: missing }) as const;
const gameId = (situation: AccountSituation) => situation.gameId;
const report = { field: 'name', text: 'Another Name' };
const playing: Cell = [409, 'Finish your game first'];

const ofCorrections: readonly AccountRow[] = [
  { row: '39', ...of(readCorrectable), id: gameId, won: true, cells: ownGame([200]) },
  { row: '39', ...of(readCorrectable), id: gameId, cells: ownGame(playing) },
  {
    row: '40',
    ...of(reportCorrection),
    id: gameId,
    won: true,
    body: () => report,
    cells: ownGame([201]),
  },
  { row: '40', ...of(reportCorrection), id: gameId, body: () => report, cells: ownGame(playing) },
  {
    row: '41',
    ...of(readOwnCorrections),
    cells: own(),
    sees: forSelf(({ correctionId }) => correctionId),
  },
  { row: '42', ...of(readAllCorrections), cells: adminOnly },
  { row: '43', ...of(exportCorrections), cells: adminOnly },
  {
    row: '44',
    ...of(decideCorrection),
    id: ({ correctionId }) => correctionId,
    body: () => ({ status: 'refused' }),
    cells: adminOnly,
  },
];

export const feedbackRows: readonly AccountRow[] = [...ofFeedback, ...ofCorrections];
