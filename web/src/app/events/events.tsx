import { type InviteView, readInvites } from '@craque/common/contracts/challenges.ts';
import { readFriendRequests } from '@craque/common/contracts/friends.ts';
import type { GameEvent, ServerEvent } from '@craque/common/contracts/realtime.ts';
import {
  type ChallengeEventName,
  challengeEventNames,
} from '@craque/common/domain/challenge/challenge-event.ts';
import { useEffect, useEffectEvent } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useInviteAnswers } from '../../play/challenges/use-invite-answers.ts';
import type { Live } from '../../lib/live.ts';
import { keepByEvents } from '../../lib/pushed-reads.ts';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { reads } from '../../lib/use-read.ts';
import { dismissToast, showToast } from '../../ui/toast/toast.tsx';
import { challengeNews } from './challenge-news.ts';
import { friendToast, inviteToast, newsToast, rematchToast } from './event-toasts.ts';

/**
 * Keeps the connection of a signed-in user open on every page, and shows a toast for each
 * invitation, rematch and friendship, and for what others do in the user's challenges. The game on
 * the screen announces its own events, and nothing is announced twice.
 */
export function EventToasts({ live }: { live: Pick<Live, 'hold' | 'on' | 'subscribe'> }) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const answers = useInviteAnswers();
  const now = useEffectEvent(() => ({ navigate, pathname, answers }));
  useEffect(() => {
    const toasts = new Map<number, number | undefined>();
    const rematches = new Set<number>();
    const seen = new Set<string>();
    const isShown = (gameId: number) => gameOnScreen(now().pathname) === gameId;
    const join = (gameId: number) => () => now().answers.join(gameId);
    const withdraw = (gameId: number) => {
      const toast = toasts.get(gameId);
      if (toast !== undefined) dismissToast(toast);
    };
    const onInvite = (invite: InviteView) => {
      const { gameId } = invite;
      if (toasts.has(gameId) || isShown(gameId)) return;
      toasts.set(gameId, showToast(inviteToast(i18n.t, invite, join(gameId))));
    };
    const onRematch = (event: ServerEvent<'rematch'>) => {
      const { gameId, rematchId } = event;
      if (isShown(gameId)) {
        withdraw(rematchId);
        toasts.set(rematchId, undefined);
        rematches.add(rematchId);
      }
      if (rematches.has(rematchId) || isShown(rematchId)) return;
      rematches.add(rematchId);
      // Its invitation, if that came first, says less.
      withdraw(rematchId);
      toasts.set(rematchId, showToast(rematchToast(i18n.t, event, join(rematchId))));
    };
    const onNews = (name: ChallengeEventName) => (event: GameEvent) => {
      const { gameId, version } = event;
      const once = `${gameId} ${version} ${name}`;
      if (isShown(gameId) || seen.has(once)) return;
      seen.add(once);
      const state = session.getState();
      const news = state.state === 'user' && challengeNews(i18n.t, name, event, state.user.id);
      const open = () => void now().navigate(`/game/${gameId}`);
      if (news) showToast(newsToast(i18n.t, news, open));
    };
    const onSee = () => void now().navigate('/profile?tab=friends');
    const leaving = [
      keepByEvents(live),
      live.hold(),
      reads.hold(readInvites, {}, false),
      reads.hold(readFriendRequests, {}, false),
      ...challengeEventNames.map((name) => live.on(name, onNews(name))),
      live.on('invite', onInvite),
      live.on('invite-closed', ({ gameId }) => withdraw(gameId)),
      live.on('rematch', onRematch),
      live.on('friend-request', ({ user }) =>
        showToast(friendToast(i18n.t, 'request', user, onSee)),
      ),
      live.on('friend-accepted', ({ friend }) =>
        showToast(friendToast(i18n.t, 'accepted', friend, onSee)),
      ),
    ];
    return () => {
      for (const leave of leaving) leave();
    };
  }, [i18n, live]);
  return null;
}

function gameOnScreen(pathname: string): number | undefined {
  const game = matchPath('/game/:id', pathname) ?? matchPath('/games/:id', pathname);
  return game ? Number(game.params.id) : undefined;
}
