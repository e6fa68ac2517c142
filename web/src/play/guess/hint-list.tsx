import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';

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
  ${stack(2)}
  margin: 0;
  padding: ${gapOf(3)} ${gapOf(4)};
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
    font-size: ${size(2)};
  }
`;
