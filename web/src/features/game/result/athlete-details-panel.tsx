import {
  type AthleteDetails,
  type GameView,
  readAthleteDetails,
} from '@craque/common/contracts/games.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Call } from '../../../lib/api.ts';
import { Button } from '../../../ui/form/button.tsx';
import { caption, color, font, space } from '../../../ui/tokens.ts';
import { dataDateText, useReaderLanguage } from '../look/reader-language.ts';

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
  if (remote.state === 'loading') return <Note role="status">{t('result.loading')}…</Note>;
  if (remote.state === 'failed') {
    return (
      <Note role="alert">
        {t('result.failed')}{' '}
        <Button variant="quiet" onClick={() => void read()}>
          {t('result.retry')}
        </Button>
      </Note>
    );
  }
  return <Details details={remote.details} asOf={dataDateText(game.factsAsOf, language)} />;
}

function Details({ details, asOf }: { details: AthleteDetails; asOf: string }) {
  const { t } = useTranslation();
  const { stats, funFacts, didYouKnow, careerHighlights } = details;
  return (
    <Sheet>
      {careerHighlights && (
        <section>
          <h3>{t('result.highlights')}</h3>
          <p>{careerHighlights}</p>
        </section>
      )}
      {stats.length > 0 && (
        <section>
          <h3>{t('result.facts')}</h3>
          <dl>
            {stats.map(({ key, value }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Sentences title={t('result.funFacts')} sentences={funFacts} />
      <Sentences title={t('result.didYouKnow')} sentences={didYouKnow} />
      <small>{t('result.asOf', { date: asOf })}</small>
    </Sheet>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

const Note = styled.p`
  margin: 0;
  color: ${color.quiet};
  font-weight: 600;
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space[5]};
  h3 {
    margin: 0 0 ${space[2]};
    font: 900 22px/1 ${font.display};
    letter-spacing: 0.01em;
    text-transform: uppercase;
  }
  p,
  ul,
  dl {
    margin: 0;
  }
  ul {
    display: grid;
    gap: ${space[2]};
    padding-left: 1.1em;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: ${space[3]} ${space[4]};
  }
  dt {
    ${caption(14)}
    line-height: 1.25;
  }
  dd {
    margin: 2px 0 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.quiet};
    font-size: 14px;
  }
`;
