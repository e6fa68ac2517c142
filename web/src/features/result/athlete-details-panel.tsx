import { type GameView, readAthleteDetails } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { dataDateText } from '../../ui/language/reader-language.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { List, Stack, stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { caption, Heading, heading, Marked, size, Text, words } from '../../ui/type.ts';
import { CorrectionPart } from './correction-part.tsx';
import { Unread } from './unread.tsx';
import { clueRows } from '../../play/sticker/clue-rows.ts';

/** The back of the sticker after a win: the story, honours, figures, what is curious. */
function AthleteDetailsPanel({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useRead(
    readAthleteDetails,
    { params: { id: game.id }, query: { language } },
    { once: true },
  );
  const ofTeam = useTeamDate(game);
  if (remote.state !== 'ready') return <Unread {...remote} failed={t('result.failed')} />;
  const { story, stats, funFacts, didYouKnow, careerHighlights } = remote.data;
  return (
    <Stack $gap={5}>
      {story && <Story>{story}</Story>}
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
        {ofTeam ?? t('result.asOf', { date: dataDateText(game.factsAsOf, language) })}
      </Text>
    </Stack>
  );
}

/** The highlights come as one text. */
function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((each) => each !== '');
}

/** "Club as of Sep 2025", for a team that the athlete may have left since; else undefined. */
function useTeamDate({ teamAsOf, sport }: GameView): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!teamAsOf) return undefined;
  const label = t(`game.clues.team.${sport}`);
  return t('result.teamAsOf', { label, date: dataDateText(teamAsOf, language) });
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

/** The reward: read before anything else. */
const Story = styled(Marked).attrs({ $step: 4 })`
  line-height: 1.3;
`;

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

/** Everything after a win, after a loss only what the game has revealed; and reports of errors. */
export function DetailsTab({ game }: { game: GameView }) {
  return (
    <>
      {game.won ? <AthleteDetailsPanel game={game} /> : <RevealedFacts game={game} />}
      <CorrectionPart game={game} />
    </>
  );
}

/** What the game revealed before the loss; the rest is for winners. */
function RevealedFacts({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = clueRows(t, language, game).flatMap(({ label, value }) =>
    value === null ? [] : [{ key: label, value }],
  );
  const ofTeam = useTeamDate(game);
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

const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]/).map((word) => word.length));

/** Facts as on the back of a sticker: a cell each, the value large. */
function FactGrid({ facts }: { facts: readonly { key: string; value: string }[] }) {
  return (
    <Facts>
      {facts.map(({ key, value }) => (
        <div key={key} data-figure={/^[\d.,]+$/.test(value) || undefined}>
          <dt>{key}</dt>
          <Value
            data-long={value.length > 14 || undefined}
            style={{ '--own-letters': longestWord(value) }}
          >
            {value}
          </Value>
        </div>
      ))}
    </Facts>
  );
}

/* No word is cut: a letter is at most half as wide as it is high. */
const Value = styled.dd`
  ${heading(5)}
  font-size: min(${size(5)}, 195cqi / var(--own-letters));
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  &[data-long] {
    font-size: min(${size(4)}, 195cqi / var(--own-letters));
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-top: 2px solid ${color.ink};
  /* The lines between the columns: that at the left edge is cut off. */
  overflow: hidden;
  > div {
    ${stack(1)}
    container-type: inline-size;
    align-content: space-between;
    margin-left: -1px;
    padding: 10px ${space[3]} 12px;
    border: solid ${color.rule};
    border-width: 0 0 1px 1px;
  }
  dt {
    ${caption(1)}
    line-height: 1.2;
    text-wrap: balance;
  }
  [data-figure] dd {
    font-size: ${size(6)};
    line-height: 0.9;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
