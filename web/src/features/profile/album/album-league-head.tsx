import type { AlbumPage } from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Blank } from '../../../ui/blank.tsx';
import { Row } from '../../../ui/layout.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, font, space } from '../../../ui/tokens.ts';
import { Display, heading as headingLook } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { pagesOf } from './album-paging.ts';

export type AlbumLeagueHeadProps = {
  league: League;
  /** Absent while it is loading. */
  album: AlbumPage | undefined;
  page: number;
  /** Takes the focus if the element that had it went away. */
  heading?: Ref<HTMLHeadingElement>;
  /** On the coloured page, where it is the title of the screen; or only on printed paper. */
  on?: 'leaf' | 'paper';
};

/** The league and its progress; on paper also the owner and the page number. */
export function AlbumLeagueHead({ league, album, page, heading, on }: AlbumLeagueHeadProps) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const session = useSession();
  const { collected, athletes } = album ?? { collected: 0, athletes: 0 };
  const name = leagueName(t, league);
  const Title = on === 'leaf' ? 'h1' : 'h2';
  const progress = t('album.progress', {
    collected: number(collected),
    athletes: number(athletes),
  });
  return (
    <Head data-on={on}>
      {session.state === 'user' && album && on !== 'leaf' && (
        <Imprint>
          <b>Craque</b>
          <span>{t('album.owner', { name: shownName(session.user) })}</span>
          <span>{t('album.page', { page, pages: pagesOf(album) })}</span>
        </Imprint>
      )}
      <Row $apart $align="baseline">
        <Title ref={heading} tabIndex={-1}>
          {name}
        </Title>
        <Progress as="p" $step={6}>
          {album ? progress : <Blank $width="6ch" />}
        </Progress>
      </Row>
      <div aria-hidden={!album || undefined}>
        <ProgressBar label={name} value={collected} max={Math.max(athletes, 1)} text={progress} />
      </div>
    </Head>
  );
}

const Head = styled.div`
  margin-bottom: ${space[4]};
  [role='progressbar'] {
    margin-top: ${space[2]};
  }
  :is(h1, h2) {
    ${headingLook(8, 0.95)}
    font-size: clamp(34px, 4.4vw, 72px);
    scroll-margin-top: 80px;
    &:focus {
      outline: none;
    }
  }
  @media screen {
    &[data-on='paper'] {
      display: none;
    }
  }
  &[data-on='leaf'] {
    margin-bottom: ${space[2]};
  }
  &:not([data-on='leaf']) [role='progressbar'] > i {
    background: ${color.glow};
  }
`;

/** From the title to the end of the line, however long its text is: it does not move when that comes. */
const Progress = styled(Display)`
  flex: 1 0 auto;
  text-align: end;
`;

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
