import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { albumPath } from '../../ui/album/album-address.ts';
import { goldLeaf } from '../../ui/album/gold-leaf.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';

/** For which set of the week a game is played: its title is a clue, and leads to its page. */
export function SetLine({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Line to={albumPath({ set: true })}>
      {t('album.set.title')}: <b>{title}</b>
    </Line>
  );
}

const Line = styled(PageLink)`
  justify-self: start;
  margin: 0;
  padding: ${space[2]} ${space[3]};
  background: ${goldLeaf};
  color: ${color.print};
  font-size: ${size(2)};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
    }
  }
`;
