import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/icon.tsx';
import { color, media, space } from '../../ui/tokens.ts';

/** The hints taken so far with their prices. */
export function HintList({ game }: { game: GameView }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('game.hint.taken')}>
      {game.hints.map(({ rung, hint, penalty }) => (
        <li key={rung}>
          <Icon name="lightbulb" size={20} />
          <span>{hint}</span>
          <b>{t('game.hint.cost', { points: penalty })}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  list-style: none;
  border: 1px solid ${color.rule};
  background: ${color.field};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${space[3]};
    line-height: 1.35;
  }
  svg {
    flex: none;
    color: ${color.close};
  }
  span {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  b {
    flex: none;
    color: ${color.far};
  }
  ${media.mobile} {
    padding: ${space[2]} ${space[3]};
    font-size: 15px;
  }
`;
