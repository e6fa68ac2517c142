import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { type Fact, Facts } from '../../ui/album/fact-slip.tsx';
import { color, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';
import { leagueName } from '../../lib/league-name.ts';
import { dataDateText } from '../../ui/language/reader-language.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

export function GameDataPanel({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts: Fact[] = [
    [t('game.data.id'), String(game.id)],
    [t('game.data.sport'), t(`sports.${game.sport}`)],
    [t('game.data.league'), leagueName(t, game.league)],
    [t('game.data.level'), t(`levels.${game.difficulty}`)],
    [t('game.data.state'), t(game.completed ? 'game.data.finished' : 'game.data.playing')],
    [t('game.data.facts'), dataDateText(game.factsAsOf, language)],
  ];
  return (
    <Panel>
      <summary>{t('game.data.title')}</summary>
      <dl>
        <Facts facts={facts} />
      </dl>
    </Panel>
  );
}

const Panel = styled.details`
  ${words(2)}
  color: ${color.quiet};
  summary {
    padding-block: 10px;
    font-weight: 600;
    line-height: 24px;
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: ${space[2]} ${space[4]};
    margin: 0;
  }
  dd {
    ${words(2, 600)}
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
