import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { buttonLook } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { caption, color, font, media, space } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useProfileTexts } from '../parts/profile-texts.ts';

/** `running`: can be resumed. */
function outcomeOf({ completed, won }: HistoryItem): 'won' | 'lost' | 'running' {
  if (!completed) return 'running';
  return won ? 'won' : 'lost';
}

/**
 * One game of the history: a small sticker with the outcome's icon, the athlete, and the points. A
 * finished one leads to its result, or to the table of its challenge.
 */
export function HistoryRow({ game }: { game: HistoryItem }) {
  const { t } = useTranslation();
  const { date, number } = useProfileTexts();
  const outcome = outcomeOf(game);
  const name = game.athleteName ?? t('history.unknownAthlete');
  const row = (
    <>
      <Mark data-outcome={outcome}>
        {outcome === 'won' && <Icon name="check" size={18} />}
        {outcome === 'lost' && <Icon name="close" size={16} />}
        {outcome === 'running' && <i aria-hidden="true">?</i>}
        <VisuallyHidden>{t(`history.${outcome}`)}</VisuallyHidden>
      </Mark>
      <What>
        <b>{name}</b>
        <p>
          <span>{date(game.startTime) ?? t('history.recently')}</span>
          <span>
            <Icon name={game.sport} size={15} />
            {t(`sports.${game.sport}`)}
          </span>
          <span>{t(`levels.${game.difficulty}`)}</span>
          {game.isMultiplayer && <Challenge>{t('history.challenge')}</Challenge>}
        </p>
      </What>
      {game.completed ? (
        <Score data-outcome={outcome}>{t('game.points', { points: number(game.score) })}</Score>
      ) : (
        <Resume to={`/game/${game.id}`}>{t('history.resume')}</Resume>
      )}
    </>
  );
  if (!game.completed) return <Row>{row}</Row>;
  // A challenge opens with its table, any other game with its result.
  const state = game.isMultiplayer ? undefined : { result: true };
  return (
    <li>
      <Way to={`/game/${game.id}`} state={state}>
        {row}
      </Way>
    </li>
  );
}

export const historyRowLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 74px;
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${color.rule};
`;

const Row = styled.li`
  ${historyRowLook}
`;

/** The whole row of a finished game leads to it. */
const Way = styled(PageLink)`
  ${historyRowLook}
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Challenge = styled.em`
  padding: 1px ${space[1]};
  border: 1.5px solid currentColor;
  color: ${color.ink};
  font-size: 12px;
  font-style: normal;
  font-weight: 800;
  letter-spacing: 0.03em;
  text-transform: uppercase;
`;

const Mark = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 38px;
  border-radius: 4px;
  color: ${color.paper};
  &[data-outcome='won'] {
    background: ${color.veryClose};
  }
  &[data-outcome='lost'] {
    background: ${color.far};
  }
  &[data-outcome='running'] {
    border: 2px dashed ${color.quiet};
    color: ${color.quiet};
  }
  i {
    font: 900 22px/1 ${font.display};
  }
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-size: 18px;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    margin: 2px 0 0;
    ${caption(14)}
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
  ${media.mobile} {
    p {
      column-gap: ${space[2]};
      font-size: 13px;
    }
    svg {
      display: none;
    }
  }
`;

const Score = styled.strong`
  flex: none;
  font: 900 28px/1 ${font.display};
  font-variant-numeric: tabular-nums;
  &[data-outcome='lost'] {
    color: ${color.quiet};
  }
  ${media.mobile} {
    font-size: 24px;
  }
`;

const Resume = styled(PageLink)`
  && {
    ${buttonLook('paper')}
    flex: none;
    min-height: 44px;
    padding: 0 ${space[3]};
    font-size: 19px;
    ${media.mobile} {
      padding: 0 ${space[2]};
      font-size: 17px;
    }
  }
`;
