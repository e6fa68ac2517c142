import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, line, List, Stack } from '../../ui/layout.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { Hand } from '../../ui/sticker-art/sticker-fan.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, shadow, slip, space } from '../../ui/tokens.ts';
import { capitals, caption, display, Text } from '../../ui/type.ts';
import { Band, GoButton, Headline, Lead, Split } from './band.tsx';

const promises = ['told', 'compare', 'confetti'] as const;

export function MultiplayerSection({ go }: { go: () => void }) {
  const { t } = useTranslation();
  return (
    <Band id="multiplayer" sport="formula1">
      <Split>
        <ChallengeEnd />
        <Stack $gap={5} $align="start">
          <div>
            <Headline>{t('landing.multiplayer.title')}</Headline>
            <Lead>{t('landing.multiplayer.lead')}</Lead>
          </div>
          <List $gap={4} data-wordy>
            {promises.map((promise) => (
              <Text as="li" key={promise} $step={4} $weight={600}>
                {t(`landing.multiplayer.${promise}`)}
              </Text>
            ))}
          </List>
          <Ways>
            <GoButton type="button" onClick={go}>
              {t('landing.multiplayer.challenge')}
            </GoButton>
            <PartyLink to="/party">{t('landing.multiplayer.party')}</PartyLink>
          </Ways>
          <Text data-wordy>{t('landing.multiplayer.room')}</Text>
        </Stack>
      </Split>
    </Band>
  );
}

/** Medium: first guess in 8 s; third guess with a hint in 45 s as the third win in a row. */
const rows = [
  { name: 'Lia', score: 150, time: '0:08' },
  { name: 'Mateus', score: 103, time: '0:45' },
] as const;

/** The end of a challenge as an illustration: both stickers, the message, and the table. */
function ChallengeEnd() {
  const { t } = useTranslation();
  return (
    <Scene aria-hidden="true">
      <Hand>
        <StickerArt lazy picture="step2" />
        <StickerArt lazy picture="found" />
      </Hand>
      <p>
        <Icon name="check" size={20} />
        {t('landing.multiplayer.news', { name: rows[0].name })}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('landing.multiplayer.player')}</th>
            <th>{t('landing.multiplayer.time')}</th>
            <th>{t('landing.multiplayer.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, score, time }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{time}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  ${media.mobile} {
    /* The link has room of its own. */
    margin-bottom: -${space[4]};
    > a {
      margin-top: -${space[2]};
    }
  }
`;

const PartyLink = styled(PageLink)`
  ${line(2)}
  min-height: 44px;
  color: inherit;
  ${capitals(5)}
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
`;

/** On a phone the words come first, and the picture says what the list would. */
const Scene = styled.div`
  display: grid;
  width: min(100%, 520px);
  margin-inline: auto;
  ${media.mobile} {
    order: 1;
    > div {
      width: 62%;
      margin-inline: auto;
    }
  }
  p {
    ${line(2)}
    position: relative;
    justify-self: center;
    margin: -${space[6]} 0 -${space[3]};
    padding: ${space[3]} ${space[4]};
    background: ${color.print};
    color: ${color.border};
    box-shadow: ${shadow.slip};
    font-weight: 700;
  }
  table {
    ${slip}
    text-align: right;
  }
  th {
    padding: ${gapOf(5)} ${gapOf(5)} 0;
    ${caption()}
  }
  td {
    padding: ${space[2]} ${gapOf(5)} ${gapOf(4)};
    ${display(6)}
  }
  :is(th, td):first-child {
    text-align: left;
  }
  tr + tr {
    color: ${color.quiet};
  }
`;
