import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { Band, Headline, Lead } from './band.tsx';
import { ChallengeTable } from './challenge-table.tsx';
import { GoButton } from './go-button.tsx';

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

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[7]} clamp(${space[6]}, 6vw, 96px);
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 0.9fr) minmax(0, 1fr);
  }
  ${media.mobile} {
    gap: ${space[5]};
    > :first-child {
      order: 1;
    }
    button {
      margin-top: ${space[5]};
    }
  }
`;

const List = styled.ul`
  max-width: 46ch;
  margin: ${space[5]} 0 ${space[6]};
  padding: 0;
  font-size: ${size(4)};
  font-weight: 600;
  list-style: none;
  /* The lines of the track fade out behind the words. */
  background: ${color.page};
  box-shadow: 0 0 20px 14px ${color.page};
  li {
    padding: ${space[3]} 0;
    border-top: 2px dashed ${color.onPage};
    text-wrap: pretty;
  }
  ${media.mobile} {
    /* The picture below says it. */
    display: none;
  }
`;
