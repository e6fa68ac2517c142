import type { ChallengeItem } from '@craque/common/contracts/challenges.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { levels } from '@craque/common/domain/level.ts';
import type { TFunction } from 'i18next';
import { styled } from 'styled-components';
import { challengeText } from '../../lib/challenge-text.ts';
import { shownName, shownPicture } from '../../lib/shown-name.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useTranslation } from '../../lib/translation.ts';
import { FaceSticker } from '../../ui/album/face-sticker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { sportInk } from '../../ui/sport-ink.ts';
import { color, duration, inverted, media, row, shadow, space, still } from '../../ui/tokens.ts';
import { capitals, caption, size } from '../../ui/type.ts';
import { ownPlace } from './standings.ts';
import { awaitedIn, nobodyText, opponentsOf } from './listed-challenges.ts';

export type ChallengeRowProps = {
  item: ChallengeItem;
  ownId: string;
  now: number;
};

/** More faces would leave the names no room. */
const maxFaces = 2;

/** One challenge as a link to it: game, players, state and action. */
export function ChallengeRow({ item, ownId, now }: ChallengeRowProps) {
  const { t, i18n } = useTranslation();
  const { id, game, stage, deadline } = item;
  const opponents = opponentsOf(item, ownId);
  const used = item.players.find(({ userId }) => userId === ownId)?.guessesUsed ?? 0;
  const nobody = stage === 'running' ? nobodyText(t, item.players, ownId) : undefined;
  const deed = nobody !== undefined && used === 0 ? 'alone' : stage;
  const left = deadline === null ? undefined : Date.parse(deadline) - now;
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  return (
    <Item data-sport={game.sport}>
      <Way to={`/game/${id}`}>
        <Faces aria-hidden="true">
          {opponents.slice(0, maxFaces).map((player) => (
            <span key={player.userId}>
              <FaceSticker name={shownName(player)} url={shownPicture(player)} turn={0} bare />
            </span>
          ))}
        </Faces>
        <Words>
          <b>
            <Icon name={game.sport} size={18} />
            {challengeText(t, game)}
          </b>
          <span>{namesText(t, opponents)}</span>
          <span>
            {nobody !== undefined && <i>{nobody}</i>}
            {(nobody === undefined || used > 0) && standText(t, item, ownId)}
            {left !== undefined && stage !== 'waiting' && (
              <time dateTime={deadline ?? undefined}>
                {t('invite.left', { time: timeLeft(language, left) })}
              </time>
            )}
          </span>
        </Words>
        <Deed data-stage={deed}>{t(`challenges.go.${deed}`)}</Deed>
      </Way>
    </Item>
  );
}

/** At most two names, and the number of the others. */
function namesText(t: TFunction, opponents: readonly PlayerView[]): string {
  const names = opponents.map(shownName);
  const [first = '', second = ''] = names;
  if (names.length < 2) return first;
  if (names.length === 2) return t('challenges.two', { first, second });
  return t('challenges.more', { first, second, count: names.length - 2 });
}

/** The player's progress, who is awaited, or the result. */
function standText(t: TFunction, item: ChallengeItem, ownId: string) {
  const { stage, game, players, athleteName } = item;
  if (stage === 'invited') return null;
  if (stage === 'running') {
    const used = players.find(({ userId }) => userId === ownId)?.guessesUsed ?? 0;
    return <i>{t('challenge.used', { used, total: levels[game.difficulty].guesses })}</i>;
  }
  const place = ownPlace({ players, own: { userId: ownId } });
  const awaited = awaitedIn(item);
  const [one] = awaited;
  return (
    <>
      {place && <i>{t('challenge.place.other', place)}</i>}
      {stage === 'over' && athleteName !== null && <i>{athleteName}</i>}
      {stage === 'waiting' && one && (
        <i>
          {awaited.length === 1
            ? t('challenge.table.waiting', { name: shownName(one) })
            : t('challenges.waiting', { count: awaited.length })}
        </i>
      )}
    </>
  );
}

const narrow = '@container (max-width: 519.98px)';

const Item = styled.li`
  container-type: inline-size;
  border-bottom: 1px dashed ${color.rule};
`;

const Deed = styled.span`
  padding: 9px ${space[3]} 8px;
  border: 2px solid ${color.ink};
  ${capitals(4)}
  transition: transform ${duration.quick};
  ${still}
  /* The most urgent one. */
  li:first-child &:is([data-stage='running'], [data-stage='invited']) {
    ${inverted}
  }
  ${narrow} {
    grid-area: 3 / 3;
    align-self: end;
    font-size: ${size(3)};
    &[data-stage='alone'] {
      grid-area: 4 / 2 / auto / -1;
      justify-self: start;
    }
  }
`;

/** Narrow rows have one face, and the action at the end of the last line. */
const Way = styled(PageLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 1px ${space[3]};
  padding: ${space[3]} 0;
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover ${Deed} {
      box-shadow: ${shadow.slip};
      transform: rotate(-2deg);
    }
  }
`;

/** Overlapping like a pile of stickers. */
const Faces = styled.span`
  display: flex;
  align-self: start;
  > span {
    width: 46px;
    transform: rotate(-4deg);
  }
  > :nth-child(2) {
    margin-left: -12px;
    transform: rotate(3deg);
    ${narrow} {
      display: none;
    }
  }
  ${narrow} {
    grid-row: 1 / span 3;
  }
`;

const Words = styled.span`
  display: grid;
  gap: 1px;
  b {
    ${capitals(5)}
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > span {
    ${row}
    gap: 0 ${space[2]};
    ${caption()}
    overflow-wrap: anywhere;
  }
  > span:last-child {
    color: ${color.ink};
  }
  i {
    font-style: normal;
  }
  svg {
    display: inline-block;
    margin-right: 6px;
    vertical-align: -2px;
    color: ${sportInk};
  }
  time {
    color: ${color.quiet};
    white-space: nowrap;
  }
  ${narrow} {
    display: contents;
    > * {
      grid-column: 2 / -1;
    }
    > span:last-child {
      grid-column: 2;
    }
  }
`;
