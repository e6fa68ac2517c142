import {
  markAchievementSeen,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import {
  readAlbum,
  readAlbumPage,
  readAlbumSticker,
  readLatestStickers,
  readWeeklySet,
} from '@craque/common/contracts/album.ts';
import {
  readAllFeedback,
  readMarkedWins,
  readOwnFeedback,
  setFeedbackStatus,
  submitFeedback,
} from '@craque/common/contracts/feedback.ts';
import {
  acceptFriend,
  readFriendRequests,
  readFriends,
  rejectFriend,
  removeFriend,
  requestFriend,
  searchUsers,
} from '@craque/common/contracts/friends.ts';
import {
  noteVisit,
  readHistory,
  readHome,
  readProfile,
  readStats,
} from '@craque/common/contracts/history.ts';
import {
  blockUser,
  decideReport,
  readAvatar,
  readBlocks,
  readReports,
  reportUser,
  unblockUser,
} from '@craque/common/contracts/people.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { Mount } from './http/mount.ts';
import type { Services } from './services.ts';
import { drawAvatar } from './sticker/avatar.ts';
import type { PortraitArtist } from './sticker/portrait.ts';
import type { loadTexts } from './texts/texts.ts';

export type UserRoutesDependencies = Services & {
  artist: PortraitArtist;
  texts: ReturnType<typeof loadTexts>;
};

export function mountUsers(mount: Mount, dependencies: UserRoutesDependencies): void {
  const { history, visits, achievements, album, sets, rankings, artist, texts } = dependencies;
  mountFriends(mount, dependencies);
  mountFeedback(mount, dependencies);
  mountPeople(mount, dependencies);

  mount(readProfile, ({ session, timeZone }) => history.profile(session.account, timeZone));
  mount(readStats, ({ session }) => history.stats(session.account));
  mount(readHome, ({ session }) => history.home(session.account));
  mount(readHistory, ({ session, query }) => history.games(session.account, query.before));
  mount(noteVisit, ({ session, language }) =>
    visits.visit(session.account, (key) => texts(language).t(`achievements.${key}.title`)),
  );

  mount(readAchievements, async ({ language }) => achievements.described(texts(language)));
  mount(readUserAchievements, ({ session }) => achievements.listOf(session.account));
  mount(markAchievementSeen, ({ session, params }) =>
    achievements.markSeen(session.account, params.id),
  );

  mount(readAlbum, ({ session }) => album.overview(session.account));
  mount(readAlbumPage, ({ session, params }) => album.page(session.account, params.id as League));
  mount(readWeeklySet, ({ session, language }) => sets.read(session.account, texts(language)));
  mount(readLatestStickers, ({ session }) => album.latest(session.account));
  mount(readAlbumSticker, async ({ session, params, response }) => {
    const drawn = artist.draw(await album.picture(session.account, params.id));
    response.set('Cache-Control', 'private, max-age=86400');
    return () => response.type('image/svg+xml').send(drawn);
  });

  mount(readRanking, ({ query, session, timeZone }) =>
    rankings.read(query, session && { account: session.account, timeZone }),
  );
}

function mountFriends(mount: Mount, { friends }: Pick<Services, 'friends'>): void {
  mount(readFriends, ({ session }) => friends.friendsOf(session.account));
  mount(readFriendRequests, ({ session }) => friends.requestsTo(session.account));
  mount(searchUsers, ({ session, query }) => friends.search(session.account, query.username));
  mount(requestFriend, ({ session, body, idempotencyKey }) =>
    friends.request(session.account, body.friendId, idempotencyKey),
  );
  mount(acceptFriend, ({ session, params }) => friends.accept(session.account, params.id));
  mount(rejectFriend, ({ session, params }) => friends.reject(session.account, params.id));
  mount(removeFriend, ({ session, params }) => friends.remove(session.account, params.id));
}

function mountPeople(mount: Mount, { blocks, reports }: Pick<Services, 'blocks' | 'reports'>) {
  mount(readAvatar, async ({ params, response }) => {
    response.set('Cache-Control', 'public, max-age=86400');
    return () => response.type('image/svg+xml').send(drawAvatar(params.id));
  });
  mount(readBlocks, ({ session }) => blocks.listOf(session.account));
  mount(blockUser, ({ session, body }) => blocks.block(session.account, body.username));
  mount(unblockUser, ({ session, params }) => blocks.unblock(session.account, params.id));
  mount(reportUser, ({ session, body }) => reports.report(session.account, body));
  mount(readReports, () => reports.listAll());
  mount(decideReport, ({ session, params, body }) =>
    reports.decide(session.account, params.id, body.decision),
  );
}

function mountFeedback(
  mount: Mount,
  { feedback, markedAccounts }: Pick<Services, 'feedback' | 'markedAccounts'>,
): void {
  mount(submitFeedback, ({ session, body, idempotencyKey }) =>
    feedback.submit(session.account, body, idempotencyKey),
  );
  mount(readOwnFeedback, ({ session }) => feedback.listOf(session.account));
  mount(readAllFeedback, () => feedback.listAll());
  mount(setFeedbackStatus, ({ session, params, body }) =>
    feedback.setStatus(session.account, params.id, body.status),
  );
  mount(readMarkedWins, () => markedAccounts());
}
