import type { GameEvent, ServerEvent } from '@craque/common/contracts/realtime.ts';
import type { ChallengeEventName } from '@craque/common/domain/challenge/challenge-event.ts';
import type { TFunction } from 'i18next';
import { shownName } from '../../lib/shown-name.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';

type News = NonNullable<GameEvent['news']>[number];
type Toast = Pick<ToastInput, 'title' | 'description'>;

function newsText(t: TFunction, { userId, did }: News, { state }: GameEvent): string | undefined {
  const player = state.players.find((each) => each.userId === userId);
  if (!player) return undefined;
  const name = shownName(player);
  switch (did) {
    case 'joined':
      return t('events.joined', { name });
    case 'declined':
      return t('events.declined', { name });
    case 'won': {
      const isFirst = state.challenge.winnerId === userId;
      return isFirst ? t('challenge.winner.title', { name }) : t('challenge.ended.won', { name });
    }
    case 'lost':
      return t('challenge.ended.lost', { name });
    case 'gave-up':
      return t('challenge.ended.abandoned', { name });
  }
}

function newsOf(t: TFunction, event: GameEvent, ownId: string): Toast | undefined {
  const others = event.news?.filter(({ userId }) => userId !== ownId) ?? [];
  const [title, ...more] = others.flatMap((each) => newsText(t, each, event) ?? []);
  if (title === undefined) return undefined;
  return { title, ...(more.length > 0 && { description: more.join(' · ') }) };
}

function placeText(t: TFunction, event: GameEvent, ownId: string): string | undefined {
  const { standings } = event as ServerEvent<'finished'>;
  const rank = standings.find(({ userId }) => userId === ownId)?.rank;
  if (rank === undefined || standings.length < 2) return undefined;
  return t('challenge.place.other', { rank, total: standings.length });
}

/**
 * The text of an event of a challenge for a player on another page: what others have done, or
 * that it is over and the player's place. Undefined for what the player has done, and for what says
 * nothing new.
 */
export function challengeNews(
  t: TFunction,
  name: ChallengeEventName,
  event: GameEvent,
  ownId: string,
): Toast | undefined {
  const isOnce = name === 'started' || name === 'finished';
  // Changes of one moment come as one, under the name of one of those who made them.
  if (isOnce && event.by === ownId) return undefined;
  const news = newsOf(t, event, ownId);
  if (name === 'started') {
    return { title: t('events.started'), ...(news && { description: news.title }) };
  }
  // The finish of the same version follows, and says it too.
  if (name !== 'finished') return event.state.challenge.finished ? undefined : news;
  const lines = [news?.title, placeText(t, event, ownId)].filter((line) => line !== undefined);
  return {
    title: t('events.over'),
    ...(lines.length > 0 && { description: lines.join(' · ') }),
  };
}
