import {
  type AthleteDetails,
  type GameView,
  readAthleteDetails,
} from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { dataDateText, useReaderLanguage } from '../../ui/language/reader-language.ts';
import { teamDateText } from './team-date-text.ts';
import { List, Stack, stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { caption, Heading, heading, size, Text, words } from '../../ui/type.ts';
import { CorrectionPart } from './correction-part.tsx';
import { clueRows } from '../../play/sticker/clue-rows.ts';

/** Everything known about the athlete, loaded when the tab is opened after a win. */
function AthleteDetailsPanel({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const remote = useRead(
    readAthleteDetails,
    { params: { id: game.id }, query: { language } },
    { once: true },
  );
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
        <Button variant="quiet" onClick={remote.refresh}>
          {t('result.retry')}
        </Button>
      </Text>
    );
  }
  return <Details details={remote.data} {...{ game, language }} />;
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

/** Athlete Details: everything after a win, after a loss what the game itself has told; and what is wrong about it. */
export function DetailsTab({ game }: { game: GameView }) {
  return (
    <>
      {game.won ? <AthleteDetailsPanel game={game} /> : <ToldFacts game={game} />}
      <CorrectionPart game={game} />
    </>
  );
}

/** What the game itself tells about the athlete after a loss; the rest is for winners. */
function ToldFacts({ game }: { game: GameView }) {
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

type FactGridProps = { facts: readonly { key: string; value: string }[] };

/** Facts as they are set on the back of a sticker: a cell each, the value large. */
function FactGrid({ facts }: FactGridProps) {
  return (
    <Grid>
      {facts.map(({ key, value }) => (
        <div key={key} data-figure={/^[\d.,]+$/.test(value) || undefined}>
          <dt>{key}</dt>
          <dd data-long={value.length > 14 || undefined}>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-top: 2px solid ${color.ink};
  > div {
    ${stack(1)}
    align-content: space-between;
    padding: 10px ${space[3]} 12px;
    border-bottom: 1px solid ${color.rule};
    border-left: 1px solid ${color.rule};
  }
  > div:nth-child(3n + 1) {
    padding-left: 0;
    border-left: 0;
  }
  dt {
    ${caption(1)}
    line-height: 1.2;
    text-wrap: balance;
  }
  dd {
    ${heading(5)}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd[data-long] {
    font-size: ${size(4)};
    text-wrap: balance;
  }
  [data-figure] dd {
    font-size: ${size(6)};
    line-height: 0.9;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(n) {
      padding-left: ${space[3]};
      border-left: 1px solid ${color.rule};
    }
    > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }
`;
