import { styled } from 'styled-components';
import { leagueName, shortLeagueName } from '../../lib/league-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { media } from '../../ui/tokens.ts';

/**
 * The league, in short on a phone. By styles and not by a hook, because the ready-made page does not
 * know the width of the screen.
 */
export function LeagueFace({ league }: { league: string }) {
  const { t } = useTranslation();
  return (
    <>
      <WideName>{leagueName(t, league)}</WideName>
      <ShortName>{shortLeagueName(t, league)}</ShortName>
    </>
  );
}

const WideName = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

const ShortName = styled.span`
  ${media.tabletUp} {
    display: none;
  }
`;
