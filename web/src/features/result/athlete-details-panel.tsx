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
import { stack } from '../../ui/layout.ts';
import { color, plainList, space } from '../../ui/tokens.ts';
import { Text, capitals, size } from '../../ui/type.ts';
import { FactGrid } from './fact-grid.tsx';
import { dataDateText, useReaderLanguage } from '../../ui/language/reader-language.ts';
import { teamDateText } from './team-date-text.ts';

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
    <Sheet>
      <Sentences
        title={t('result.highlights')}
        icon="medal"
        sentences={sentencesOf(careerHighlights, language)}
      />
      {stats.length > 0 && (
        <section>
          <h3>{t('result.facts')}</h3>
          <FactGrid facts={stats} />
        </section>
      )}
      <Sentences title={t('result.funFacts')} icon="medal" sentences={funFacts} />
      <Aside>
        <Sentences title={t('result.didYouKnow')} icon="lightbulb" sentences={didYouKnow} />
      </Aside>
      <small>
        {teamDateText(t, language, game) ??
          t('result.asOf', { date: dataDateText(game.factsAsOf, language) })}
      </small>
    </Sheet>
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
    <section>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon name={icon} size={24} />
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Sheet = styled.div`
  ${stack(5)}
  h3 {
    margin: 0 0 ${space[3]};
    ${capitals(5)}
  }
  ul {
    ${stack(3)}
    ${plainList}
  }
  li {
    display: flex;
    gap: ${space[3]};
    font-size: ${size(3)};
    font-weight: 600;
    line-height: 1.35;
    text-wrap: pretty;
  }
  svg {
    flex: none;
    color: ${color.close};
  }
  > small {
    color: ${color.quiet};
    font-size: ${size(2)};
  }
`;

const Aside = styled.div`
  padding: ${space[4]};
  background: ${color.sunk};
  li {
    font-size: ${size(3)};
  }
  &:empty {
    display: none;
  }
`;
