import {
  type AthleteDetails,
  type GameView,
  readAthleteDetails,
} from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Call } from '../../lib/api.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { FactGrid } from './fact-grid.tsx';
import { dataDateText, useReaderLanguage } from '../../ui/language/reader-language.ts';
import { teamDateText } from './team-date-text.ts';
import { List, Stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { Heading, Text, words } from '../../ui/type.ts';

type RemoteDetails =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; details: AthleteDetails };

/** Everything known about the athlete, loaded when the tab is opened after a win. */
export function AthleteDetailsPanel({ game, call }: { game: GameView; call: Call }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const [remote, setRemote] = useState<RemoteDetails>({ state: 'loading' });
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setRemote({ state: 'loading' });
      const details = await call(readAthleteDetails, {
        params: { id: game.id },
        query: { language },
        ...(signal && { signal }),
      }).catch(() => null);
      if (!signal?.aborted) setRemote(details ? { state: 'ready', details } : { state: 'failed' });
    },
    [call, game.id, language],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  if (remote.state === 'loading')
    return (
      <Text $weight={600} $quiet role="status">
        {t('result.loading')}…
      </Text>
    );
  if (remote.state === 'failed') {
    return (
      <Text $weight={600} $quiet role="alert">
        {t('result.failed')}{' '}
        <Button variant="quiet" onClick={() => void read()}>
          {t('result.retry')}
        </Button>
      </Text>
    );
  }
  return <Details details={remote.details} {...{ game, language }} />;
}

type DetailsProps = { details: AthleteDetails; game: GameView; language: Language };

/** The back of the sticker: the honours first, then the figures, then what is curious. */
function Details({ details, game, language }: DetailsProps) {
  const { t } = useTranslation();
  const { stats, funFacts, didYouKnow, careerHighlights } = details;
  return (
    <Stack $gap={5}>
      <Sentences
        title={t('result.highlights')}
        icon="medal"
        sentences={sentencesOf(careerHighlights, language)}
      />
      {stats.length > 0 && (
        <Stack as="section">
          <Heading as="h3" $step={5}>
            {t('result.facts')}
          </Heading>
          <FactGrid facts={stats} />
        </Stack>
      )}
      <Sentences title={t('result.funFacts')} icon="medal" sentences={funFacts} />
      <Sentences title={t('result.didYouKnow')} icon="lightbulb" sentences={didYouKnow} />
      <Text as="small" $step={2} $quiet>
        {teamDateText(t, language, game) ??
          t('result.asOf', { date: dataDateText(game.factsAsOf, language) })}
      </Text>
    </Stack>
  );
}

/** The highlights come as one text. */
function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((each) => each !== '');
}

type SentencesProps = { title: string; icon: IconName; sentences: readonly string[] };

function Sentences({ title, icon, sentences }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Stack as="section">
      <Heading as="h3" $step={5}>
        {title}
      </Heading>
      <List $gap={3}>
        {sentences.map((sentence) => (
          <Sentence key={sentence}>
            <Icon name={icon} size={24} />
            {sentence}
          </Sentence>
        ))}
      </List>
    </Stack>
  );
}

const Sentence = styled.li`
  display: flex;
  gap: ${space[3]};
  ${words(3, 600)}
  line-height: 1.35;
  svg {
    flex: none;
    color: ${color.close};
  }
`;
