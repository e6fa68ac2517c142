import type { GameView } from '@craque/common/contracts/games.ts';
import { useId, useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { Row } from '../../../ui/layout.ts';
import { color, space } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { ConnectionLine, ConnectionVoice } from './connection-line.tsx';
import { whenLow } from '../../../ui/low-height.ts';
import { OpponentList } from './opponent-list.tsx';
import { useShortOpponents } from '../../../play/sheet/opponent-place.tsx';
import { OpponentStrip } from './opponent-strip.tsx';
import { RaceLine } from './race-line.tsx';
import type { Challenge } from '../state/challenge-store.ts';
import { opponentsIn } from '../state/shown-opponent.ts';

export type OpponentPanelProps = { game: GameView; shared: Challenge; skew: number };

export function OpponentPanel({ game, shared, skew }: OpponentPanelProps) {
  const { t } = useTranslation();
  const { connection, online, winner } = useStore(shared);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const opponents = useMemo(() => opponentsIn(game), [game]);
  const isShort = useShortOpponents(opponents.length);
  const list = { game, opponents, online, skew };
  return (
    <Panel aria-label={t('challenge.opponents')}>
      {isShort ? (
        <Under>
          <OpponentStrip
            {...{ game, opponents, online, connection, open }}
            controls={listId}
            onToggle={() => setOpen(!open)}
          />
          <div id={listId} hidden={!open}>
            {open && <OpponentList {...list} scrolls />}
          </div>
        </Under>
      ) : (
        <Under>
          <Head $apart>
            <span>{t('challenge.opponents')}</span>
            <ConnectionLine connection={connection} />
          </Head>
          <OpponentList {...list} />
        </Under>
      )}
      <ConnectionVoice connection={connection} />
      <RaceLine
        {...{ game, opponents }}
        onWinner={winner === 'held' ? shared.openWinner : undefined}
      />
    </Panel>
  );
}

/** Everything but the news, which fit beside an open keyboard. */
const Under = styled.div``;

const Panel = styled.section`
  position: relative;
  min-width: 0;
  ${whenLow(css`
    /* Only the news of the panel remain, over the content above. */
    margin-top: -${space[2]};
    > ${Under} {
      display: none;
    }
  `)}
`;

const Head = styled(Row)`
  /* As high as the winner's banner, so that nothing moves. */
  min-height: 44px;
  border-bottom: 2px solid ${color.rule};
  ${caption(2)}
`;
