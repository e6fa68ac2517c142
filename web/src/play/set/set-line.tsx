import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { goldLeaf } from '../../ui/album/gold-leaf.ts';
import { color, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';

/** For which set of the week a game is played: its title is a clue. */
export function SetLine({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Line>
      {t('album.set.title')}: <b>{title}</b>
    </Line>
  );
}

const Line = styled.p`
  justify-self: start;
  margin: 0;
  padding: ${space[1]} ${space[3]};
  background: ${goldLeaf};
  color: ${color.print};
  font-size: ${size(2)};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
