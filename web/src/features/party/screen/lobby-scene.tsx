import { mostSeats } from '@craque/common/domain/party/party.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { media, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { settingsText } from '../start/settings-text.ts';
import { Door } from './door.tsx';
import type { SceneProps } from './play-scene.tsx';
import { NameBoard } from './seat-board.tsx';
import { TeamSizes } from './team-sizes.tsx';
import { Banner, least, Line, stampedAt, Tape, u, wordsAt } from './stage-style.ts';

/** Up to so many names leave room for what is going to be played. */
const roomForSettings = 6;
/** More names than that need the height that the teams would take. */
const roomForTeams = 24;

type LobbySceneProps = Pick<SceneProps, 'state'> & {
  /** The buttons have the line at the bottom. */
  isHost: boolean;
};

const shutText = ({ seats }: SceneProps['state']) =>
  seats >= mostSeats ? 'party.seat.full' : 'stage.lobby.closed';

/** How to come in, and who has. */
export function LobbyScene({ state, isHost }: LobbySceneProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code, doorOpen, seats, settings, teams, rows = [] } = state;
  // Each two teams take a line.
  const lines = Math.ceil((teams?.length ?? 0) / 2);
  const isRoomy = rows.length <= (lines > 0 ? 6 : 12);
  const isPacked = teams !== undefined && rows.length > roomForTeams;
  const title = t(doorOpen ? 'stage.lobby.title' : shutText(state));
  return (
    <Layout data-door={doorOpen || undefined}>
      {doorOpen && <Door code={code} form="large" />}
      <Room>
        <header>
          <Title>
            {/* Beside the code there is no width for both. */}
            {isPacked && doorOpen ? (
              <VisuallyHidden as="h1">{title}</VisuallyHidden>
            ) : (
              <Banner data-packed={isPacked || undefined}>{title}</Banner>
            )}
            {isPacked && <TeamSizes teams={teams} brief />}
            <Count aria-live="polite">
              <Icon name="people" />
              <span aria-hidden="true">{seats}</span>
              <VisuallyHidden>{t('stage.lobby.count', { count: seats })}</VisuallyHidden>
            </Count>
          </Title>
          {doorOpen && isRoomy && <Line>{t('stage.lobby.text')}</Line>}
          {seats <= roomForSettings && lines < 2 && (
            <Played>{settingsText(t, language, settings)}</Played>
          )}
        </header>
        {teams && !isPacked && <TeamSizes teams={teams} />}
        <NameBoard rows={rows} columns={doorOpen ? 4 : 5} free={doorOpen} />
      </Room>
      {!isHost && (
        <Foot>
          <Waiting>
            {t(seats === 0 ? 'stage.lobby.nobody' : 'stage.lobby.waiting')}
            <Dots aria-hidden="true">
              <i />
              <i />
              <i />
            </Dots>
          </Waiting>
        </Foot>
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  align-items: center;
  gap: ${u(3.6)};
  height: 100%;
  &[data-door] {
    grid-template-columns: ${u(34)} minmax(0, 1fr);
  }
`;

const Room = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${u(2)};
  min-width: 0;
  height: 100%;
  &:has(> ul + ul) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }
  header {
    display: grid;
    gap: ${u(1)};
  }
`;

const Played = styled(Line)`
  ${wordsAt(least, 800)}
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${u(1)};
  > [data-packed] {
    ${stampedAt(3.6)}
  }
`;

const Count = styled(Tape)`
  && {
    display: flex;
    flex: none;
    align-items: center;
    align-self: center;
    gap: 0.3em;
    ${stampedAt(4.6)}
  }
  svg {
    width: 0.9em;
    height: 0.9em;
  }
`;

/** On the line of the bar, which takes the other end. */
const Foot = styled.footer`
  position: absolute;
  bottom: ${u(1.2)};
  left: ${u(2)};
  display: flex;
  align-items: center;
  gap: ${u(2)};
  height: ${u(3.8)};
  /* It is said there that the line is lost. */
  body:has([data-lost]) & {
    visibility: hidden;
  }
`;

const hop = keyframes`50% { transform: translateY(-0.5em); }`;

const Waiting = styled(Line)`
  display: flex;
  align-items: baseline;
  gap: 0.5em;
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 0.22em;
  i {
    width: 0.26em;
    height: 0.26em;
    border-radius: 50%;
    background: currentColor;
    animation: ${hop} 1.2s ease-in-out infinite;
    ${still}
  }
  i:nth-child(2) {
    animation-delay: 150ms;
  }
  i:nth-child(3) {
    animation-delay: 300ms;
  }
  ${media.stillness} {
    display: none;
  }
`;
