import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Band, GoButton, Headline, Lead, Split } from './band.tsx';
import { ChallengeTable } from './challenge-table.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';

const promises = ['told', 'compare', 'confetti'] as const;

export function MultiplayerSection({ go }: { go: () => void }) {
  const { t } = useTranslation();
  return (
    <Band id="multiplayer" sport="formula1" light={28}>
      <Split>
        <Table>
          <ChallengeTable />
        </Table>
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

/** On a phone the words come first, and the picture says what the list would. */
const Table = styled.div`
  ${media.mobile} {
    order: 1;
  }
`;

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
