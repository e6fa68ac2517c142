import type { VisitReply } from '@craque/common/contracts/history.ts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerRow } from '../../ui/album/sticker-row.tsx';
import { HomeSection, HomeStreak } from './home-section.tsx';
import { type HomeStore, newStickers } from './home-store.ts';
import { List, ListRow, Stack, TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

/** What else is new is in the lists that the lines lead to. */
const shownLines = 4;

/** What has happened since the visit before; nothing at all without news. */
export function HomeNews({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const visit = useStore(store, (state) => state.visit);
  const state = useStore(store);
  const stickers = newStickers(state);
  const lines = visit?.since ? newsLines(visit).slice(0, shownLines) : [];
  if (stickers.length === 0 && lines.length === 0) return null;
  return (
    <HomeSection title={t('home.news.title')} beside={<HomeStreak store={store} />}>
      {stickers.length > 0 && (
        <Stack>
          <Text $weight={700}>{t('home.news.stickers', { count: stickers.length })}</Text>
          <StickerRow stickers={stickers} />
        </Stack>
      )}
      <List>
        {lines.map(({ key, to, sign, text }) => (
          <ListRow key={key} $columns="28px 1fr">
            {sign}
            <TextLink to={to}>{t(...text)}</TextLink>
          </ListRow>
        ))}
      </List>
    </HomeSection>
  );
}

type Line = {
  key: string;
  to: string;
  sign: ReactNode;
  text: readonly [
    `home.news.${'achievement' | 'friend' | 'expired' | 'first' | 'rank'}`,
    Record<string, string | number>,
  ];
};

function newsLines({ challenges, friends, achievements, expired }: VisitReply): Line[] {
  return [
    ...challenges.map(
      ({ id, rank, players }): Line => ({
        key: `challenge-${id}`,
        to: `/game/${id}`,
        sign: <Icon name="medal" />,
        text: [rank === 1 ? 'home.news.first' : 'home.news.rank', { rank, players }],
      }),
    ),
    ...achievements.map(
      ({ key, title }): Line => ({
        key: `achievement-${key}`,
        to: '/profile?tab=achievements',
        sign: <Icon name="check" />,
        text: ['home.news.achievement', { title }],
      }),
    ),
    ...friends.map(
      (friend): Line => ({
        key: `friend-${friend.id}`,
        to: '/profile?tab=friends',
        sign: <Avatar name={shownName(friend)} url={friend.avatarUrl} size={28} />,
        text: ['home.news.friend', { name: shownName(friend) }],
      }),
    ),
    ...expired.map(
      ({ id, athleteName }): Line => ({
        key: `expired-${id}`,
        to: `/game/${id}`,
        sign: <Icon name="warning" />,
        text: ['home.news.expired', { name: athleteName }],
      }),
    ),
  ];
}
