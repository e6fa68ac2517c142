import type { AlbumLeague } from '@craque/common/contracts/album.ts';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, font, space } from '../../../ui/tokens.ts';
import { display, heading } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';

export type AlbumLeagueHeadProps = {
  album: AlbumLeague;
  /** Absent while the album is loading. */
  page?: number;
  pages?: number;
  /** Takes the focus if the element that had it went away. */
  heading?: Ref<HTMLHeadingElement>;
  blank?: boolean;
  /** On the coloured page, where it is the title of the screen; or only on printed paper. */
  on?: 'leaf' | 'paper';
};

/** The league and its progress; on paper also the owner and the page number. */
export function AlbumLeagueHead(props: AlbumLeagueHeadProps) {
  const { album, page, pages, heading, blank = false, on } = props;
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const session = useSession();
  const { collected, athletes, league } = album;
  const name = leagueName(t, league);
  const Title = on === 'leaf' ? 'h1' : 'h2';
  const progress = t('album.progress', {
    collected: number(collected),
    athletes: number(athletes),
  });
  return (
    <Head data-on={on}>
      {session.state === 'user' && page !== undefined && on !== 'leaf' && (
        <Imprint>
          <b>Craque</b>
          <span>{t('album.owner', { name: shownName(session.user) })}</span>
          <span>{t('album.page', { page, pages })}</span>
        </Imprint>
      )}
      <Line>
        <Title ref={heading} tabIndex={-1}>
          {name}
        </Title>
        <p>{blank ? <Blank $width="6ch" /> : progress}</p>
      </Line>
      <div aria-hidden={blank || undefined}>
        <ProgressBar label={name} value={collected} max={Math.max(athletes, 1)} text={progress} />
      </div>
    </Head>
  );
}

const Head = styled.div`
  margin-bottom: ${space[4]};
  [role='progressbar'] {
    height: 6px;
  }
  [role='progressbar'] > i {
    background: ${color.glow};
  }
  @media screen {
    &[data-on='paper'] {
      display: none;
    }
  }
  &[data-on='leaf'] {
    margin-bottom: ${space[2]};
    [role='progressbar'] > i {
      background: currentColor;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[2]};
  h2 {
    ${heading(8, 0.95)}
    scroll-margin-top: ${space[5]};
  }
  h2:focus {
    outline: none;
  }
  p {
    margin: 0;
    ${display(6)}
    font-variant-numeric: tabular-nums;
  }
`;

/** Printed only. */
const Imprint = styled.p`
  display: none;
  @media print {
    display: flex;
    gap: 6mm;
    margin: 0 0 3mm;
    font-size: 11pt;
    b {
      font: 900 16pt/1 ${font.display};
      text-transform: uppercase;
    }
    span:last-child {
      margin-left: auto;
    }
  }
`;
