import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { FactGrid } from './fact-grid.tsx';
import { clueRows } from '../../play/sticker/clue-rows.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { teamDateText } from './team-date-text.ts';
import { Stack } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

/** What the game itself tells about the athlete after a loss; the rest is for winners. */
export function ToldFacts({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const facts = clueRows(t, language, game).flatMap(({ label, value }) =>
    value === null ? [] : [{ key: label, value }],
  );
  const ofTeam = teamDateText(t, language, game);
  return (
    <Stack>
      <FactGrid facts={facts} />
      {ofTeam && (
        <Text $step={2} $quiet>
          {ofTeam}
        </Text>
      )}
      <Text $weight={600} $quiet>
        {t('ending.more')}
      </Text>
    </Stack>
  );
}
