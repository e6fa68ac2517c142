import type { User } from '@craque/common/contracts/user.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerFrame } from '../../ui/album/sticker-frame.tsx';
import { color, headerHeight, space } from '../../ui/tokens.ts';
import { capitals, size, stamped } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { CoverNews } from './cover-news.tsx';
import { OwnerPoints } from './owner-points.tsx';

export type OwnerCardProps = {
  user: User;
  /** The owner's actions. */
  children: ReactNode;
};

/**
 * The album's owner: the side card as the cover page with the owner's own sticker, a strip of it on
 * a phone.
 */
export function OwnerCard({ user, children }: OwnerCardProps) {
  const mobile = useMobile();
  const name = user.displayName ?? user.username;
  if (mobile) {
    return (
      <Strip>
        <Avatar name={name} url={user.avatarUrl} size={72} />
        <Who>
          <h1>{name}</h1>
          <span>@{user.username}</span>
        </Who>
        <OwnerPoints />
        {children}
      </Strip>
    );
  }
  return (
    <Cover>
      <Spot>
        <StickerFrame>
          <Print>
            <Portrait>
              <Avatar name={name} url={user.avatarUrl} size={280} />
            </Portrait>
            <Plate>
              <Seal aria-hidden="true">
                <Icon name={user.defaultSport} size={30} />
              </Seal>
              <h1 data-long={name.length > 14 || undefined}>{name}</h1>
              <span>@{user.username}</span>
            </Plate>
          </Print>
        </StickerFrame>
      </Spot>
      <OwnerPoints />
      <CoverNews />
      {children}
    </Cover>
  );
}

const Cover = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: clamp(8px, 2vh, 18px);
  height: calc(100dvh - ${headerHeight} - ${space[6]});
  min-height: min-content;
  max-height: 1000px;
  padding-block: ${space[4]};
  /* At the foot: the news come late, and move nothing. */
  > :last-child {
    margin-top: auto;
  }
`;

const Spot = styled.div`
  flex: none;
  width: clamp(116px, 44vh - 152px, 300px);
`;

const Print = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  overflow: hidden;
  border-radius: 4px;
  background:
    radial-gradient(rgb(255 255 255 / 0.28) 22%, transparent 24%) 0 0 / 9px 9px,
    linear-gradient(105deg, transparent 62%, rgb(0 0 0 / 0.34) 62.3%) ${color.glow};
`;

/** The picture without a frame of its own: the sticker is the frame. */
const Portrait = styled.div`
  display: grid;
  min-height: 0;
  overflow: hidden;
  > span {
    width: 100%;
    height: 100%;
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    font-size: 58cqi;
    text-shadow: 0.03em 0.03em 0 ${color.print};
  }
`;

/** The preferred sport, where the stickers of athletes have their emblem: it covers no initial. */
const Seal = styled.div`
  position: absolute;
  right: 5cqi;
  bottom: calc(100% - 4cqi);
  display: grid;
  place-items: center;
  width: 22cqi;
  height: 22cqi;
  border: 2px solid ${color.onPage};
  border-radius: 50%;
  background: ${color.glow};
  color: ${color.onPage};
  svg {
    width: 14cqi;
    height: 14cqi;
  }
`;

const Plate = styled.div`
  position: relative;
  padding: 5cqi 6cqi 12cqi;
  border-top: 5px solid ${color.onPage};
  background: ${color.print};
  color: ${color.onPage};
  text-align: center;
  h1 {
    margin: 0;
    text-transform: uppercase;
    text-wrap: balance;
    ${stamped('15.5cqi', 0.95)}
    overflow-wrap: anywhere;
  }
  h1[data-long] {
    font-size: 11.5cqi;
  }
  span {
    display: block;
    margin-top: 4px;
    font-size: clamp(13px, 8cqi, 16px);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding-top: ${space[2]};
  > :first-child {
    grid-row: span 2;
    background: linear-gradient(105deg, transparent 62%, rgb(0 0 0 / 0.34) 62.3%) ${color.glow};
    transform: rotate(-2.5deg);
  }
  > dl {
    grid-row: span 2;
    grid-column: 3;
  }
  > button {
    grid-row: 2;
    grid-column: 2;
    justify-self: start;
    margin: -6px 0 -6px -${space[1]};
  }
`;

const Who = styled.div`
  min-width: 0;
  h1 {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    ${capitals(5)}
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  span {
    display: block;
    font-size: ${size(2)};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
