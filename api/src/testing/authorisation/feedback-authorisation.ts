import { expect } from '@jest/globals';
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
    ...of('submitFeedback'),
    body: ({ self }) => ({ ...feedback, userId: self.id }),
    cells: own([201]),
    sees: (body, { caller }) => expect((body as { userId: string }).userId).toBe(caller.id),
  },
  { ...of('readOwnFeedback'), cells: own(), sees: forSelf(({ feedbackId }) => feedbackId) },
  { ...of('readAllFeedback'), cells: { ...own(), self: forbidden, other: forbidden } },
  { ...of('readMarkedWins'), cells: { ...own(), self: forbidden, other: forbidden } },
  {
    ...of('setFeedbackStatus'),
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
  { ...of('readCorrectable'), id: gameId, won: true, cells: ownGame([200]) },
  { ...of('readCorrectable'), id: gameId, cells: ownGame(playing) },
  { ...of('reportCorrection'), id: gameId, won: true, body: () => report, cells: ownGame([201]) },
  { ...of('reportCorrection'), id: gameId, body: () => report, cells: ownGame(playing) },
  { ...of('readOwnCorrections'), cells: own(), sees: forSelf(({ correctionId }) => correctionId) },
  { ...of('readAllCorrections'), cells: adminOnly },
  { ...of('exportCorrections'), cells: adminOnly },
  {
    ...of('decideCorrection'),
    id: ({ correctionId }) => correctionId,
    body: () => ({ status: 'refused' }),
    cells: adminOnly,
  },
  {
    ...of('refuseReporter'),
    body: ({ blocked: { username } }) => ({ username }),
    cells: adminOnly,
  },
];

export const feedbackRows: readonly AccountRow[] = [...ofFeedback, ...ofCorrections];
