import type { LinkView } from '@craque/common/contracts/multiplayer.ts';
import { mostPlayers } from '@craque/common/domain/sharing.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { shownName } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickerFrame } from '../../ui/sticker-frame.tsx';
import { color, font, media, shadow, space } from '../../ui/tokens.ts';

/** The coloured page: the challenger's sticker, and on a slip what the challenge is about. */
export function JoinPage({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  const { from, game, players } = link;
  const name = shownName(from);
  const rows = [
    { label: t('game.sport'), value: t(`sports.${game.sport}`) },
    { label: t('game.league'), value: leagueName(t, game.league) },
    { label: t('game.level'), value: t(`levels.${game.difficulty}`) },
    {
      label: t('join.players'),
      value: t('join.seats', { players, most: mostPlayers }),
    },
  ];
  return (
    <Stage>
      <Spot aria-hidden="true">
        <StickerFrame>
          <Print>
            <Avatar name={name} url={from.avatarUrl} size={280} />
            <Pennant>
              <Icon name={game.sport} size={30} />
            </Pennant>
            <b data-long={name.length > 14 || undefined}>{name}</b>
          </Print>
        </StickerFrame>
      </Spot>
      <Slip>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Slip>
    </Stage>
  );
}

/** The place of a sticker that is not there: the link leads nowhere, or is still being read. */
export function EmptyJoinPage() {
  return (
    <Stage aria-hidden="true">
      <EmptySpot />
    </Stage>
  );
}

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  height: 100%;
  max-height: 1000px;
  padding-bottom: ${space[5]};
  ${media.sideways} {
    flex-direction: row;
    gap: ${space[5]};
  }
  ${media.mobile} {
    flex-direction: row;
    align-items: stretch;
    gap: ${space[4]};
    height: auto;
    min-height: 0;
    padding: ${space[2]} 0 ${space[2]} ${space[1]};
  }
`;

const Spot = styled.div`
  flex: none;
  width: min(340px, 40vh, 84%);
  ${media.sideways} {
    width: min(44vh, 42%);
  }
  ${media.mobile} {
    width: clamp(124px, 38vw, 180px);
  }
`;

const EmptySpot = styled(Spot)`
  box-sizing: border-box;
  aspect-ratio: 300 / 410;
  border: 3px dashed ${color.onPage};
  border-radius: 12px;
  background: rgb(0 0 0 / 0.14);
  transform: rotate(-2.5deg);
  ${media.mobile} {
    margin: 0 auto;
  }
`;

/** The picture has no frame of its own here: the sticker is the frame. */
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
  > span:first-child {
    width: 100%;
    height: 100%;
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    font-size: 56cqi;
    text-shadow: 0.03em 0.03em 0 ${color.print};
  }
  b {
    position: relative;
    padding: 0.3em ${space[1]} 0.36em;
    border-top: 4px solid ${color.onPage};
    background: ${color.print};
    color: ${color.onPage};
    font: 900 clamp(17px, 14cqi, 44px) / 0.95 ${font.display};
    text-align: center;
    text-transform: uppercase;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  b[data-long] {
    font-size: clamp(14px, 10cqi, 28px);
  }
`;

const Pennant = styled.span`
  position: absolute;
  top: 0;
  right: 7%;
  padding: 8px 8px 18px;
  background: ${color.print};
  color: ${color.onPage};
  clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 82%, 0 100%);
  ${media.mobile} {
    padding: 4px 4px 10px;
    svg {
      width: 18px;
      height: 18px;
    }
  }
`;

const Slip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  width: min(100%, 440px);
  margin: 0;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.slip};
  > div {
    min-width: 0;
    padding: 10px ${space[4]} 12px;
  }
  > div:nth-child(even) {
    border-left: 1px dashed ${color.rule};
  }
  > div:nth-child(n + 3) {
    border-top: 1px dashed ${color.rule};
  }
  dt {
    color: ${color.quiet};
    font-size: 13px;
    font-weight: 600;
    line-height: 1.3;
  }
  dd {
    margin: 0;
    font: 900 24px/1.05 ${font.display};
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    align-content: stretch;
    width: auto;
    > div {
      display: grid;
      align-content: center;
      padding: 3px ${space[3]};
    }
    > div:nth-child(n) {
      border-left: 0;
    }
    > div + div {
      border-top: 1px dashed ${color.rule};
    }
    dt {
      font-size: 12px;
    }
    dd {
      font-size: 20px;
    }
  }
`;
