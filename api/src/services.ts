import { exportAccount } from './accounts/account-export.ts';
import type { NamedAdmins } from './accounts/admin-rights.ts';
import { type AccountService, createAccountService } from './accounts/account-service.ts';
import type { PasswordHasher } from './accounts/password-hasher.ts';
import {
  createSessionService,
  type LiveSession,
  type SessionService,
} from './sessions/session-service.ts';
import type { SessionTokens } from '@craque/common/tokens/session-token.ts';
import {
  type AchievementService,
  createAchievementService,
} from './achievements/achievement-service.ts';
import { type AlbumService, createAlbumService } from './album/album-service.ts';
import type { LiveCatalogue } from './athletes/live-catalogue.ts';
import {
  type CorrectionService,
  createCorrectionService,
} from './corrections/correction-service.ts';
import { createDailyService, type DailyService } from './daily/daily-service.ts';
import type { DailyAthleteDependencies } from './daily/daily-athletes.ts';
import { createFeedbackService, type FeedbackService } from './feedback/feedback-service.ts';
import { createFriendService, type FriendService } from './friends/friend-service.ts';
import { createStrengths, type StrengthOf } from './games/athlete-strength.ts';
import { type AftermathOf, createAftermath } from './results/aftermath.ts';
import { createGameService, type GameService } from './games/game-service.ts';
import { createHistoryService, type HistoryService } from './history/history-service.ts';
import type { ChallengeDependencies } from './challenges/challenge-changes.ts';
import type { MarkedAccount } from '@craque/common/contracts/feedback.ts';
import { markedAccounts } from './results/marked-accounts.ts';
import { createChallengeService, type ChallengeService } from './challenges/challenge-service.ts';
import { createRankingService, type RankingService } from './rankings/ranking-service.ts';
import { createVisitService, type VisitService } from './history/visit-service.ts';

export type ServiceDependencies = ChallengeDependencies &
  Pick<DailyAthleteDependencies, 'dailyKey' | 'dailyLeagues'> & {
    catalogue: LiveCatalogue;
    tokens: SessionTokens;
    hasher: PasswordHasher;
    /** A new unguessable id. */
    newId: () => string;
    /** What ADMIN_USERNAMES names. */
    namedAdmins: Pick<NamedAdmins, 'ids' | 'reservedKeys'>;
  };

export type Services = {
  games: GameService;
  challenges: ChallengeService;
  sessions: SessionService;
  accounts: AccountService;
  friends: FriendService;
  feedback: FeedbackService;
  corrections: CorrectionService;
  history: HistoryService;
  achievements: AchievementService;
  album: AlbumService;
  visits: VisitService;
  rankings: RankingService;
  daily: DailyService;
  strengthOf: StrengthOf;
  aftermathOf: AftermathOf;
  /** For admins: who has wins that no person could have made. */
  markedAccounts: () => Promise<MarkedAccount[]>;
  /** Everything stored about a user, as text, piece by piece. */
  exportOf: (session: LiveSession) => AsyncIterable<string>;
};

/** All services of the api, over the stores; the routes expose them. */
export function createServices(dependencies: ServiceDependencies): Services {
  const { ids: adminIds, reservedKeys } = dependencies.namedAdmins;
  const sessions = createSessionService({ ...dependencies, adminIds });
  const album = createAlbumService(dependencies);
  const parts = {
    friends: createFriendService(dependencies),
    feedback: createFeedbackService(dependencies),
    corrections: createCorrectionService(dependencies),
    history: createHistoryService({ ...dependencies, album }),
    achievements: createAchievementService(dependencies),
  };
  const { stores, clock } = dependencies;
  return {
    games: createGameService(dependencies),
    challenges: createChallengeService(dependencies),
    sessions,
    accounts: createAccountService({ ...dependencies, sessions, reservedKeys }),
    ...parts,
    album,
    visits: createVisitService({ ...dependencies, album }),
    rankings: createRankingService(dependencies),
    daily: createDailyService(dependencies),
    strengthOf: createStrengths({ results: stores.results, clock }),
    aftermathOf: createAftermath({ stores, placeOf: album.placeOf, clock }),
    markedAccounts: () => markedAccounts(stores),
    exportOf: (session) => exportAccount({ ...dependencies, ...parts }, session),
  };
}
