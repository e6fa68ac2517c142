import type { GameView } from '@craque/common/contracts/games.ts';
import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { HeardSounds } from '../../../play/sound/heard-sounds.tsx';
import { Stage } from '../../../play/sticker/album-page.tsx';
import { Clues } from '../../../play/sticker/clues.tsx';
import { Sticker } from '../../../play/sticker/sticker.tsx';
import { headerHeight, media, slip, space } from '../../../ui/tokens.ts';
import { caption, display } from '../../../ui/type.ts';
import type { Party } from '../state/party-store.ts';
import { lettersText } from './party-texts.ts';
import { stickerOfRound } from './round-game.ts';
import { useRoundPicture } from './use-round-picture.ts';

type Round = NonNullable<PartyState['round']>;

type RoundPageProps = { party: Party; game: GameView; round: Round };

/** Sticker and clues of the round, which clear for everybody together. */
export function RoundPage({ party, game, round }: RoundPageProps) {
  const { src, ...seen } = useRoundPicture(party, { game, round });
  const isShown = seen.round.answer !== null;
  return (
    <Layout>
      <HeardSounds game={game} />
      <NarrowStage data-stage>
        <Sticker
          key={seen.round.number}
          game={{ ...stickerOfRound(seen.game, seen.round.clues), athleteImageUrl: src }}
          celebrate={isShown && seen.game.won}
        />
        <Told>
          <Clues sport={game.sport} game={game} />
          {round.initials && <Initials told={round.initials} />}
        </Told>
      </NarrowStage>
    </Layout>
  );
}

function Initials({ told }: { told: NonNullable<Round['initials']> }) {
  const { t } = useTranslation();
  return (
    <Slip>
      <span>{t('party.round.initials')}</span>
      <b>{told.initials}</b>
      <span>{lettersText(t, told)}</span>
    </Slip>
  );
}

/** Large text leaves no room for clues beside the sticker. */
export const narrow = '@media (max-width: 260px)';

const NarrowStage = styled(Stage)`
  ${narrow} {
    flex-direction: column;
    align-items: center;
  }
`;

/** The initials right under the clues, in every layout of theirs. */
const Told = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  max-width: 100%;
  ${media.belowWide} {
    width: 100%;
  }
  ${media.sideways} {
    flex: 1;
    align-items: stretch;
    width: auto;
  }
  ${media.mobile} {
    flex: 1;
    align-items: stretch;
    width: auto;
  }
  ${narrow} {
    width: 100%;
    overflow-wrap: anywhere;
  }
`;

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-top: ${space[2]};
  ${media.tabletUp} {
    height: calc(100dvh - ${headerHeight} - ${space[6]});
    min-height: min-content;
  }
`;

const Slip = styled.p`
  ${slip}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 ${space[2]};
  margin: 0;
  padding: ${space[1]} ${space[4]};
  b {
    ${display(5)}
  }
  span {
    ${caption()}
  }
`;
