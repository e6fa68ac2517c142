import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useCallback } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Confetti } from '../../../play/end/lazy-confetti.tsx';
import { bandStyle } from '../../../ui/band-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { color, duration, ellipsis, still } from '../../../ui/tokens.ts';
import type { Party } from '../state/party-store.ts';
import { startOf } from '../state/party-views.ts';
import { TeamCrest } from '../teams/team-crest.tsx';
import { ClueStrip } from './clue-strip.tsx';
import { Door } from './door.tsx';
import { type ScreenRow, SeatBoard } from './seat-board.tsx';
import { secondsText } from './seconds-text.ts';
import { StageClock } from './stage-clock.tsx';
import type { Turned } from './stage-scene.ts';
import { StageSticker } from './stage-sticker.tsx';
import { least, Slip, stampedAt, Tape, u, wordsAt } from './stage-style.ts';
import { closestOf } from './table-moves.ts';
import { WholeName } from './whole-name.tsx';

/** From so many seats on the names take the room of the side. */
const crowd = 37;

/** In ms: whoever comes later sees no pack torn. */
const freshFor = 1500;

export type SceneProps = { party: Party; state: PartyState };

/** A round and its answer around one and the same sticker. */
export function PlayScene({ party, state, onTurned }: SceneProps & OnTurned) {
  const { round, rows = [] } = state;
  const isCrowd = rows.length >= crowd;
  if (!round) return null;
  const isFresh = party.now() - (startOf(state) ?? 0) < freshFor;
  return (
    <Layout data-crowd={isCrowd || undefined} data-door={state.doorOpen || undefined}>
      <Place>
        <TurningSticker {...{ party, round, isFresh, onTurned }} />
      </Place>
      {round.answer ? <Answer {...{ state, round }} /> : <Guessing {...{ party, state, round }} />}
    </Layout>
  );
}

type Round = NonNullable<PartyState['round']>;
type OnTurned = { onTurned: (turned: Turned) => void };
type TurningStickerProps = OnTurned & { party: Party; round: Round; isFresh: boolean };

function TurningSticker({ party, round, isFresh, onTurned }: TurningStickerProps) {
  const { number } = round;
  const onTold = useCallback(
    (isShown: boolean) => onTurned({ number, at: isShown ? party.now() : Infinity }),
    [onTurned, number, party],
  );
  return <StageSticker {...{ round, isFresh, onTold }} />;
}

function Guessing({ party, state, round }: SceneProps & { round: Round }) {
  const { t } = useTranslation();
  const { rows = [], done, seats, settings, code, doorOpen } = state;
  return (
    <>
      <Head>
        <Tape as="h1">{t('party.round.of', { k: round.index, total: settings.rounds })}</Tape>
        <League>{leagueName(t, round.league)}</League>
      </Head>
      <Middle>
        <SeatBoard rows={rows} />
      </Middle>
      <Side>
        <StageClock {...{ party, state }} />
        <Done aria-live="polite">{t('stage.done', { done, total: seats })}</Done>
      </Side>
      {doorOpen && (
        <DoorPlace>
          <Door code={code} {...(rows.length >= crowd && { form: 'flat' })} />
        </DoorPlace>
      )}
      <Foot>
        <ClueStrip {...{ party, state, round }} />
      </Foot>
    </>
  );
}

function Answer({ state, round }: { state: PartyState; round: Round }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows = [], code, doorOpen } = state;
  const { answer } = round;
  if (!answer) return null;
  const { athleteName, first, solved } = answer;
  const team = rows.find(({ seat }) => seat === first?.seat)?.team;
  const closest = first ? [] : closestOf(rows);
  return (
    <Told>
      {first && <Confetti />}
      <div>
        <Was>{t('stage.reveal.was')}</Was>
        <Name data-long={athleteName.length > 16 || undefined}>{athleteName}</Name>
      </div>
      <Ends>
        <div>
          {first && (
            <First>
              <span>{t('stage.reveal.first')}</span>
              <Person {...{ name: first.name, team }}>{secondsText(language, first.time)}</Person>
            </First>
          )}
          {closest.length > 0 && (
            <First data-several={closest.length > 1 || undefined}>
              <span>{t('stage.podium.closest')}</span>
              {closest.map((row) => (
                <Person key={row.seat} {...row} />
              ))}
            </First>
          )}
          <Solved>
            {first
              ? t('stage.reveal.solved', { count: solved, of: rows.length })
              : t('party.reveal.nobody')}
          </Solved>
        </div>
        {doorOpen && <Door code={code} />}
      </Ends>
    </Told>
  );
}

type PersonProps = Pick<ScreenRow, 'name' | 'team'> & {
  band?: ScreenRow['band'];
  children?: string;
};

/** Their name on one line, as wide as the sign before it and what stands behind leave it. */
const Person = ({ name, team, band, children }: PersonProps) => (
  <p>
    {band && (
      <i style={{ color: bandStyle[band].color }}>
        <Icon name={bandStyle[band].icon} />
      </i>
    )}
    {team && <TeamCrest team={team} alone />}
    <b>
      <WholeName>{name}</WholeName>
    </b>{' '}
    {children && <span>{children}</span>}
  </p>
);

const Layout = styled.div`
  display: grid;
  grid-template:
    'sticker head side' auto 'sticker middle side' minmax(0, 1fr) 'sticker middle door' auto 'foot foot foot' auto
    / auto minmax(0, 1fr) ${u(17)};
  gap: ${u(1.4)} ${u(2.4)};
  height: 100%;
  &[data-crowd] {
    grid-template:
      'head head door side' auto 'sticker middle middle middle' minmax(0, 1fr) 'foot foot foot foot' auto
      / auto minmax(0, 1fr) auto auto;
  }
`;

const Place = styled.div`
  grid-area: sticker;
  position: relative;
  z-index: 0;
  min-height: 0;
  padding: ${u(0.8)} 0 ${u(0.8)} ${u(0.8)};
`;

const Head = styled.header`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: ${u(1.6)};
  min-width: 0;
  > h1 {
    flex: none;
    align-self: center;
  }
`;

const League = styled.p`
  min-width: 0;
  margin: 0;
  ${stampedAt(least, 1.3)}
  text-transform: none;
  ${ellipsis}
`;

const Middle = styled.div`
  grid-area: middle;
  display: grid;
  min-width: 0;
  min-height: 0;
`;

const Side = styled.div`
  grid-area: side;
  display: grid;
  align-content: start;
  gap: ${u(1)};
  min-width: 0;
  [data-crowd] > & {
    grid-auto-flow: column;
    align-items: center;
    > [role='timer'] {
      order: 1;
      ${stampedAt(6)}
    }
  }
`;

const DoorPlace = styled.div`
  grid-area: door;
`;

const Done = styled.p`
  margin: 0;
  ${wordsAt(least, 700)}
  text-align: center;
`;

const Foot = styled.div`
  grid-area: foot;
  min-width: 0;
`;

const rise = keyframes`from { opacity: 0; transform: translateY(30%); }`;
const slam = keyframes`
  from { opacity: 0; transform: scale(2.2) rotate(4deg); }
  70% { opacity: 1; transform: scale(0.98) rotate(-1deg); }
`;

const after = (ms: number) => css`
  animation: ${rise} ${duration.calm} ${ms}ms ease-out backwards;
  ${still}
`;

const Told = styled.div`
  grid-area: 1 / 2 / -1 / -1;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${u(2)};
  min-width: 0;
  > div:first-of-type {
    align-self: center;
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${u(2)};
  min-height: ${u(19)};
  > div {
    display: grid;
    grid-template-columns: minmax(0, auto);
    gap: ${u(1.6)};
    min-width: 0;
  }
  > section {
    flex: none;
    width: ${u(15)};
  }
`;

const Was = styled.p`
  margin: 0 0 ${u(1.4)};
  ${wordsAt(3, 700)}
`;

const Name = styled.h1`
  margin: 0;
  ${stampedAt(10.5, 0.92)}
  overflow-wrap: anywhere;
  text-wrap: balance;
  animation: ${slam} ${duration.feast} 700ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards;
  ${still}
  &[data-long] {
    ${stampedAt(8, 0.94)}
  }
`;

const Solved = styled(Tape)`
  ${after(2100)}
`;

const First = styled(Slip)`
  ${wordsAt(2.4)}
  ${after(1500)}
  > span {
    color: ${color.quiet};
  }
  > p {
    display: flex;
    align-items: baseline;
    gap: 0.35em;
    margin: 0;
    white-space: nowrap;
  }
  svg,
  i {
    flex: none;
    align-self: center;
  }
  i {
    display: flex;
  }
  i > svg {
    width: ${u(3.4)};
    height: ${u(3.4)};
  }
  b {
    min-width: 0;
    ${stampedAt(5)}
    text-transform: none;
    [data-several] > p > & {
      ${stampedAt(3.6)}
      text-transform: none;
    }
  }
  svg[data-team] {
    width: ${u(4.8)};
    height: ${u(4.8)};
  }
`;
