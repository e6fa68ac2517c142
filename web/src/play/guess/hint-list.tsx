import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, List } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';

export function HintList({ game }: { game: GameView }) {
  const { t } = useTranslation();
  return (
    <Hints $gap={2} aria-label={t('game.hint.taken')}>
      {game.hints.map(({ rung, hint, penalty }) => (
        <li key={rung}>
          <Icon name="lightbulb" size={20} />
          <span>{hint}</span>
          <b>{t('game.hint.cost', { points: penalty })}</b>
        </li>
      ))}
    </Hints>
  );
}

const Hints = styled(List)`
  padding: ${gapOf(3)} ${gapOf(4)};
  border: 1px solid ${color.rule};
  background: ${color.field};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
    ${words(3, 600)}
    line-height: 1.35;
  }
  svg {
    color: ${color.close};
  }
  b {
    color: ${color.far};
  }
`;
