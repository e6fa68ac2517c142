import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Band, GoButton, Headline, Lead, Split } from './band.tsx';
import { color, media, shadow, space } from '../../ui/tokens.ts';
import { caption, display, fluid, size, words } from '../../ui/type.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';

const promises = ['told', 'compare', 'confetti'] as const;

export function MultiplayerSection({ go }: { go: () => void }) {
  const { t } = useTranslation();
  return (
    <Band id="multiplayer" sport="formula1" light={28}>
      <Split>
        <ChallengeTable />
        <div>
          <Headline>{t('landing.multiplayer.title')}</Headline>
          <Lead>{t('landing.multiplayer.lead')}</Lead>
          <List>
            {promises.map((promise) => (
              <li key={promise}>{t(`landing.multiplayer.${promise}`)}</li>
            ))}
          </List>
          <GoButton type="button" onClick={go}>
            {t('landing.multiplayer.challenge')}
          </GoButton>
        </div>
      </Split>
    </Band>
  );
}

const List = styled.ul`
  ${words(4, 600)}
  max-width: 46ch;
  margin: ${space[5]} 0 ${space[6]};
  padding: 0;
  list-style: none;
  /* The lines of the track fade out behind the words. */
  background: ${color.page};
  box-shadow: 0 0 20px 14px ${color.page};
  li {
    padding: ${space[3]} 0;
    border-top: 2px dashed ${color.onPage};
  }
  ${media.mobile} {
    display: none;
    & + button {
      margin-top: ${space[5]};
    }
  }
`;

/**
 * Medium: found on the first guess in 8 s, and on the third with one hint in 45 s as the third win
 * in a row.
 */
const rows = [
  { name: 'Lia', score: 150, time: '0:08' },
  { name: 'Mateus', score: 103, time: '0:45' },
] as const;

/**
 * The end of a challenge as an illustration: two stickers of the same athlete, the message, and the
 * table under them.
 */
function ChallengeTable() {
  const { t } = useTranslation();
  return (
    <Scene aria-hidden="true">
      <Pair>
        <StickerArt lazy picture="found" />
        <StickerArt lazy picture="step2" veil={0.45} />
      </Pair>
      <News>
        <Icon name="check" size={20} />
        {t('landing.multiplayer.news', { name: rows[0].name })}
      </News>
      <Table>
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
      </Table>
    </Scene>
  );
}

/** On a phone the words come first, and the picture says what the list would. */
const Scene = styled.div`
  width: min(100%, 520px);
  margin-inline: auto;
  ${media.mobile} {
    order: 1;
  }
`;

const Pair = styled.div`
  display: flex;
  justify-content: center;
  > div {
    width: 46%;
  }
  > :first-child {
    z-index: 1;
    rotate: -6deg;
  }
  > :last-child {
    margin-left: -3%;
    rotate: 5deg;
    translate: 0 6%;
  }
  ${media.mobile} {
    > div {
      width: 30%;
    }
  }
`;

const News = styled.p`
  position: relative;
  z-index: 2;
  ${line(2)}
  width: fit-content;
  margin: 0 auto;
  padding: ${space[3]} ${space[4]};
  background: ${color.print};
  color: ${color.border};
  box-shadow: ${shadow.slip};
  font-size: ${size(3)};
  font-weight: 700;
  svg {
    flex: none;
  }
`;

const Table = styled.table`
  position: relative;
  z-index: 1;
  width: 100%;
  margin-top: -${space[3]};
  border-collapse: collapse;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.lifted};
  th {
    padding: ${gapOf(5)} ${gapOf(5)} 0;
    ${caption()}
    text-align: right;
  }
  td {
    padding: ${fluid(4, 8)} ${gapOf(5)} ${gapOf(3)};
    ${display(6)}
    text-align: right;
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  tbody tr + tr td {
    border-top: 1px dashed ${color.rule};
    color: ${color.quiet};
    padding-top: ${space[3]};
  }
`;
