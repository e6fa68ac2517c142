import { exportAccount } from './accounts/account-export.ts';
import { createAccountService } from './accounts/account-service.ts';
import type { PasswordHasher } from './accounts/password-hasher.ts';
import { createSessionService, type LiveSession } from './sessions/session-service.ts';
import { createTokenService } from './sessions/token-service.ts';
import type { ResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import type { SessionTokens } from '@craque/common/tokens/session-token.ts';
import { createAchievementService } from './achievements/achievement-service.ts';
import { createAlbumService } from './album/album-service.ts';
import { createSetService } from './album/set-service.ts';
import type { LiveCatalogue } from './athletes/live-catalogue.ts';
import { createCorrectionService } from './corrections/correction-service.ts';
import { createDailyService } from './daily/daily-service.ts';
import type { DailyAthleteDependencies } from './daily/daily-athletes.ts';
import { createFeedbackService } from './feedback/feedback-service.ts';
import { createFriendService } from './friends/friend-service.ts';
import { peopleIn } from './games/people.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { createGuestPlaces, type GuestPlacesDependencies } from './games/guest-places.ts';
import { createStrengths } from './games/athlete-strength.ts';
import { createAftermath } from './results/aftermath.ts';
import { createGameService } from './games/game-service.ts';
import { createHistoryService } from './history/history-service.ts';
import type { ChallengeDependencies } from './challenges/challenge-changes.ts';
import { markedAccounts } from './results/mark-wins.ts';
import { createChallengeService } from './challenges/challenge-service.ts';
import type { PartyDependencies } from './party/party-changes.ts';
import { createPartyService } from './party/party-service.ts';
import { createBlockService } from './people/block-service.ts';
import { createReportService } from './people/report-service.ts';
import { createRankingService } from './rankings/ranking-service.ts';
import type { ServiceParts } from './service-parts.ts';
import { userView } from './users/user-view.ts';
import { createVisitService } from './history/visit-service.ts';

export type ServiceDependencies = ServiceParts &
  ChallengeDependencies &
  Pick<PartyDependencies, 'texts' | 'photos' | 'artist' | 'laterPush' | 'onLost'> &
  Pick<GuestPlacesDependencies, 'addressKey'> &
  Pick<DailyAthleteDependencies, 'dailyKey' | 'dailyLeagues'> & {
    catalogue: LiveCatalogue;
    tokens: SessionTokens;
    resetTokens: ResetTokens;
    hasher: PasswordHasher;
  };

export function createServices(dependencies: ServiceDependencies) {
  const { ids: adminIds } = dependencies.namedAdmins;
  const sessions = createSessionService({ ...dependencies, adminIds });
  const album = createAlbumService(dependencies);
  const sets = createSetService({ ...dependencies, places: album.places });
  const parts = {
    friends: createFriendService(dependencies),
    feedback: createFeedbackService(dependencies),
    corrections: createCorrectionService(dependencies),
    history: createHistoryService({ ...dependencies, album }),
    achievements: createAchievementService(dependencies),
  };
  const { stores, clock, avatarHosts } = dependencies;
  return {
    games: createGameService({ ...dependencies, wantedBy: sets.wantedBy }),
    seatPlayer: createGuestPlaces(dependencies),
    challenges: createChallengeService(dependencies),
    sessions,
    personalTokens: createTokenService(dependencies),
    accounts: createAccountService({ ...dependencies, sessions }),
    ...parts,
    album,
    sets,
    visits: createVisitService({ ...dependencies, album }),
    blocks: createBlockService(dependencies),
    reports: createReportService(dependencies),
    rankings: createRankingService(dependencies),
    daily: createDailyService(dependencies),
    parties: createPartyService(dependencies),
    peopleIn: peopleIn.bind(null, { stores, avatarHosts }),
    isOver: async (id: GameId) => (await stores.games.find(id))?.challenge?.finish !== undefined,
    strengthOf: createStrengths({ results: stores.results, clock }),
    aftermathOf: createAftermath({
      ...{ stores, clock },
      placeOf: album.placeOf,
      setNoticeOf: sets.noticeOf,
    }),
    viewOf: userView.bind(null, stores),
    markedAccounts: () => markedAccounts(stores),
    /** Everything stored about a user, as text, piece by piece. */
    exportOf: (session: LiveSession) => exportAccount({ ...dependencies, ...parts }, session),
  };
}

export type Services = ReturnType<typeof createServices>;
