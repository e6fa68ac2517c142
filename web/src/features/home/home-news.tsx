import type { LatestSticker } from '@craque/common/contracts/album.ts';
import type { VisitReply } from '@craque/common/contracts/history.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { shownName } from '../../lib/shown-name.ts';
import { placePath } from '../../ui/album/album-address.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, font, media, plainList, shadow, space, tapLine } from '../../ui/tokens.ts';
import { HomeSection } from './home-section.tsx';
import { type HomeStore, newStickers } from './home-store.ts';

/** Stickers in the line: what fits on a phone is the first four. */
const shownStickers = 6;

/** What has happened since the visit before; nothing on the first one. */
export function HomeNews({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const visit = useStore(store, (state) => state.visit);
  const state = useStore(store);
  if (!visit?.since) return null;
  const stickers = newStickers(state);
  const lines = newsLines(visit);
  return (
    <HomeSection
      title={t('home.news.title')}
      beside={<Streak>{t('home.streak', { count: visit.streak })}</Streak>}
    >
      {stickers.length > 0 && <StickerLine stickers={stickers} />}
      <Lines>
        {lines.map(({ key, to, sign, text }) => (
          <li key={key}>
            {sign}
            <PageLink to={to}>{t(...text)}</PageLink>
          </li>
        ))}
      </Lines>
      {stickers.length === 0 && lines.length === 0 && <Quiet>{t('home.news.none')}</Quiet>}
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

function StickerLine({ stickers }: { stickers: readonly LatestSticker[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <Count>{t('home.news.stickers', { count: stickers.length })}</Count>
      <Stickers>
        {stickers.slice(0, shownStickers).map(({ league, place, athleteId, name, picture }) => (
          <li key={`${league}-${athleteId}`}>
            <PageLink to={placePath(league, place)}>
              <img src={picture} alt={name} width={300} height={410} />
            </PageLink>
          </li>
        ))}
      </Stickers>
    </div>
  );
}

const Streak = styled.b`
  font: 900 20px/1.2 ${font.display};
  text-transform: uppercase;
`;

const Count = styled.p`
  margin: 0 0 ${space[3]};
  font-weight: 700;
`;

const Stickers = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(${shownStickers}, minmax(0, 1fr));
  gap: ${space[3]};
  li:nth-child(odd) {
    rotate: -2deg;
  }
  li:nth-child(3n) {
    rotate: 1.5deg;
  }
  a {
    display: block;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 5.7% / 4.1%;
    box-shadow: ${shadow.slip};
  }
  ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:nth-child(n + 5) {
      display: none;
    }
  }
`;

const Lines = styled.ul`
  ${plainList}
  display: grid;
  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    align-items: center;
    gap: ${space[3]};
  }
  a {
    ${tapLine}
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color.quiet};
`;
