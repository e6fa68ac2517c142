import type { Ranking } from '@craque/common/contracts/rankings.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Row } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { Display } from '../../ui/type.ts';

export const ownRowId = 'own-row';

const inSight = 3;

/** The player's place before the list in which it is far down, and the way to its row. */
export function OwnPlace({ ranking: { own, players } }: { ranking: Ranking }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(useLanguage());
  if (!own || own.position <= inSight) return null;
  const find = () => {
    const found = document.getElementById(ownRowId);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  };
  return (
    <Line $apart $gap={3}>
      <Display $step={6}>
        {t('ranking.place', { rank: number.format(own.rank), players: number.format(players) })}
      </Display>
      <Button variant="quiet" onClick={find}>
        {t('ranking.toPlace')}
      </Button>
    </Line>
  );
}

const Line = styled(Row)`
  margin-bottom: ${space[2]};
  padding: ${space[1]} ${space[3]};
  background: ${color.sunk};
  text-transform: uppercase;
  button {
    text-transform: none;
  }
`;
